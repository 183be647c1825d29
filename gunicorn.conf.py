"""What gunicorn is to do otherwise than by default; it reads this file where it is started.

By default it believes any proxy on the same machine about TLS and the path of the site, so that a
site runs whose own settings do not know of the proxy, and every reader counts as one client.
Whom to believe is said once, by DJANGO_PROXY_HOPS.
"""

# While one thread works on a costly page or waits for the database, the others go on answering.
worker_class = "gthread"
threads = 4
timeout = 30

forwarded_allow_ips = ""
secure_scheme_headers = {}
forwarder_headers = ""
control_socket_disable = True  # two sites of one user would share the same one
# A pasted position stands in the address until it has been read, diagram and all.
limit_request_line = 8190

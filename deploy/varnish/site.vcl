vcl 4.1;

# A cache of pages before the instances of the site, for EDGE=varnish://secret@host:port (deploy/README.md, decision 116). TLS ends
# before it. Needs Varnish 7 and varnish-modules (xkey); the tests in tools/e2e/operations/instances/edge drive this very file:
#
#   EDGE_SECRET=… varnishd -a :6081 -f /etc/varnish/site.vcl -s malloc,2g -p backend_idle_timeout=2
import directors;
import std;
import xkey;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 3s;
  .window = 2;
  .threshold = 1;
  .initial = 1;
}
backend site_1 {
  .host = "site-1";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 30s;
}
backend site_2 {
  .host = "site-2";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 30s;
}

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(site_1);
  site.add_backend(site_2);
}

sub vcl_recv {
  set req.backend_hint = site.backend();

  if (req.method == "PURGE") {
    if (std.getenv("EDGE_SECRET") == "" || req.http.Edge-Secret != std.getenv("EDGE_SECRET")) {
      return (synth(403));
    }
    # Soft: a purged page is asked for again before it is sent, but is still there if the site fails.
    set req.http.Purged = xkey.softpurge(req.http.Surrogate-Key);
    return (synth(200, "Purged " + req.http.Purged));
  }
  # For the machines inside only.
  if (req.url ~ "^/(healthz|readyz|metrics|hooks/)") {
    return (synth(404));
  }
  # Paths that this cache and the site could read in different ways, as in deploy/nginx/nginx.conf.
  if (req.url ~ "(?i)^[^?]*(%2f|%5c|%2e|\\|#)" || req.url ~ "^[^?]*/\.\.?(/|\?|$)") {
    return (synth(400));
  }

  if (req.restarts == 0) {
    unset req.http.Stale;
  }
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
    return (pass);
  }
  # The session's cookie, as SESSION_COOKIE_NAME says: these visitors get pages with their names.
  if (req.http.Cookie ~ "session=") {
    return (pass);
  }
  # A page that our script fetches for later comes with a lifetime of its own.
  if (req.http.X-Purpose == "prefetch") {
    return (pass);
  }
  # Files depend on no cookie. Other answers may, and then the site says that they are not to be cached.
  if (req.url ~ "^/(assets|img|media)/") {
    unset req.http.Cookie;
  }
  return (hash);
}

sub vcl_hit {
  # A stale page is sent only when the site cannot make a newer one: asked for first, sent after an error.
  if (obj.ttl <= 0s && !req.http.Stale && std.healthy(req.backend_hint)) {
    set req.http.Stale = "there is one";
    set req.grace = 0s;
    return (restart);
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # What one instance cannot do now, the other may.
    if (bereq.method == "GET" && bereq.retries == 0 && !bereq.is_bgfetch) {
      return (retry);
    }
    # An answer, even an error, would replace the stale page.
    if (bereq.http.Stale) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  if (beresp.ttl <= 0s || beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store") {
    # Requests for what is not cached do not wait for one another.
    set beresp.uncacheable = true;
    set beresp.ttl = 2s;
    set beresp.grace = 0s;
    return (deliver);
  }
  set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=(\d+).*$", "\1") + "s", 10s);
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.method == "GET" && bereq.retries == 0 && !bereq.is_bgfetch) {
    return (retry);
  }
  if (bereq.http.Stale) {
    return (abandon);
  }
}

sub vcl_synth {
  if (resp.status == 503 && req.http.Stale == "there is one") {
    set req.http.Stale = "wanted";
    set req.grace = 7d;
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  # Nobody can purge what a cache further out holds.
  set resp.http.Cache-Control = regsub(resp.http.Cache-Control, "s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+", "must-revalidate");
}

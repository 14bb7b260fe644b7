/**
 * Where the website's pages ask the booking site to keep the visitor's session, in the background and without reading the
 * answer: `fetch(booking + KEEP_SESSION_PATH, { mode: 'no-cors', credentials: 'include' })`, at most once a minute, only
 * for a visitor who is signed in or whose cookie has expired. The cookie is written anew for its full time, which the website
 * cannot do itself; if its session was ended meanwhile, by a log-off elsewhere or a changed password, it is deleted. The
 * page's policy must let the request through (`connect-src`). An installation that does not know the path answers 404, and
 * nothing happens.
 */
export const KEEP_SESSION_PATH = '/Account/KeepSession'

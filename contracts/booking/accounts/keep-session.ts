/**
 * The website's pages call it to renew the booking site's session, in the background: `fetch(booking +
 * keepSessionPath, { mode: 'no-cors', credentials: 'include' })`, at most once a minute, for a signed-in visitor or
 * an expired cookie. The booking site renews the cookie for its full time, or deletes it if the session ended. The
 * page's `connect-src` must allow it. An installation without the path answers 404, without harm.
 */
export const keepSessionPath = '/Account/KeepSession'

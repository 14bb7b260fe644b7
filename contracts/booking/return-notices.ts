/**
 * What the booking site adds to the query of the address it sends a visitor back to, in words of its own. `loginerror` and
 * `registererror` hold a sentence for the visitor: show it as text, cut at `LONGEST_NOTICE` characters. The others are fixed.
 */
export const returnNotices = {
  /** Why nobody was signed in. */
  loginError: 'loginerror',
  /** Why no account was made. */
  registerError: 'registererror',
  /** An account was made. Nobody is signed in by that. */
  registered: { status: 'registered' },
  /** The link in the welcome mail was followed; `email` comes with it. */
  emailConfirmed: { status: 'success-validate' },
  /** That link was followed before. */
  alreadyConfirmed: { error: 'account-activated' },
  /** That link is broken or too old. */
  brokenLink: { error: 'invalid-param' },
} as const

export const LONGEST_NOTICE = 200

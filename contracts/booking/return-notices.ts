/**
 * What the booking site adds to the query of the address it sends a visitor back to, in words of its own. `loginerror` and
 * `registererror` hold a sentence for the visitor: show it as text, cut at `LONGEST_NOTICE` characters, and only to a visitor
 * who comes from there; anybody can write such an address. The others are fixed.
 */
export const returnNotices = {
  /** Why the sign-in failed. */
  loginError: 'loginerror',
  /** Why no account was made. */
  registerError: 'registererror',
  /** An account was made; the visitor is not signed in yet. */
  registered: { status: 'registered' },
  /** The link in the welcome mail was followed; `email` comes with it. */
  emailConfirmed: { status: 'success-validate' },
  /** That link was followed before. */
  alreadyConfirmed: { error: 'account-activated' },
  /** That link is broken or too old. */
  brokenLink: { error: 'invalid-param' },
} as const

export const LONGEST_NOTICE = 200

/** Sentences of the specification; they are safe to show even if a stranger wrote the address. */
export const knownSentences: readonly string[] = [
  "The email and password you entered don't match.",
  'Email field is required.',
  'Password field is required.',
  'Email already exists',
  'Invalid email format.',
  'Min 8 characters',
  'Password and confirm password not match.',
  'Please check the term and condition to proceed with registration.',
]

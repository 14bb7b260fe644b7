/**
 * The booking site adds these to the address it returns a visitor to. `loginerror` and `registererror` hold a sentence
 * for the visitor: show it as text, cut at `maxNotice` characters, and only to a visitor who comes from there,
 * because anybody can write such an address. The others are fixed.
 */
export const returnNotices = {
  loginError: 'loginerror',
  registerError: 'registererror',
  /** The visitor is not signed in yet. */
  registered: { status: 'registered' },
  emailConfirmed: { status: 'success-validate' },
  alreadyConfirmed: { error: 'account-activated' },
  brokenLink: { error: 'invalid-param' },
} as const

export const maxNotice = 200

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

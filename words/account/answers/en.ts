/** Notices after the booking site, and what the server answers to the forms. */
export const en = {
  notLoggedIn: 'You were not logged in. Please try again.',
  notCreated: 'Your account was not created. Please try again.',
  registered: 'Your account is ready. You are not logged in yet: log in with your new password.',
  confirmed: 'Thank you, your e-mail address is confirmed. You can log in now.',
  confirmedBefore: 'This account was confirmed before. You can log in.',
  brokenLink: 'That link is broken or too old. Log in, or ask for a new link with “Forgot Password”.',
  phoneMalaysian: (country: string) =>
    `This is not a phone number in ${country}. Give it without the country code, for example 012-345 6789.`,
  phone: (country: string) =>
    `This is not a phone number in ${country}. Give it without the country code, for example the number as you dial it at home.`,
  tooMany: 'That was a lot at once. Please try again in a few minutes.',
  noAddress: (provider: string) => `${provider} gives us no e-mail address of yours. Please sign up with one.`,
}

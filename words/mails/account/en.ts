/** Mails of the booking site to members and agents about their account. */
export const en = {
  /** An empty name is left out. */
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  confirm: {
    subject: 'Please confirm your e-mail address',
    text: 'Thank you for signing up. Please confirm that this is your e-mail address:',
    ignore: 'If you did not sign up, please ignore this e-mail and do not follow the link.',
  },
  reset: {
    subject: 'Choose a new password',
    member:
      'You, or someone using your address, asked for a new password for your account. You can choose it here within the next 30 minutes:',
    agent:
      'You, or someone using your address, asked for a new password for your agent login. You can choose it here within the next 30 minutes:',
    ignore: 'If you did not ask for it, there is nothing you need to do: your password stays as it is.',
  },
  changed: {
    subject: 'Your password was changed',
    text: 'The password of your account was changed just now. If that was not you, please choose a new one at once with "Forgot password" on our website, and tell us.',
  },
  applied: {
    subject: (reference: string) => `We have your agency registration ${reference}`,
    text: (reference: string) =>
      `Thank you for asking to become one of our agents. Your registration has reached our agent desk; its reference is ${reference}. We check every licence ourselves, and will write or call within three working days.`,
    ignore: 'No account has been opened yet. If you did not ask for this, please tell us, quoting the reference above.',
  },
}

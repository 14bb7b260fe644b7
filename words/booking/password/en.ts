/** Pages on which members and agents choose a new password. */
export const en = {
  label: 'New password',
  again: 'Confirm new password',
  hint: (min: number) => `At least ${min} characters.`,
  forgot: {
    title: 'Forgot password',
    heading: 'Forgot your password?',
    text: 'Give the e-mail address of your account. We will send you a link to choose a new password.',
    send: 'Send the link',
    toLogIn: 'Back to log in',
  },
  sent: {
    title: 'Look in your mailbox',
    text: 'If there is an account with this address, a link is on its way. It works for 30 minutes.',
  },
  choose: { title: 'Choose a new password', save: 'Save the password' },
  changed: {
    title: 'Your password is changed',
    text: 'You were logged out everywhere. Please log in with the new password.',
    logIn: 'Log in',
  },
  broken: {
    title: 'This link no longer works',
    text: 'Each link can be used once, within 30 minutes. Please ask for a new one.',
    again: 'Send a new link',
  },
  /** In the account. */
  change: {
    button: 'Change the password',
    done: 'Your password is changed. Other devices were logged out.',
    none: 'You log in with Google or Facebook and have no password here. You can choose one by e-mail.',
    sendMe: 'Send me the link',
  },
}

export const en = {
  title: 'Hear of new offers',
  /** Stands beside the sign-up button where the settings say nothing else; the backend stores it with the consent. */
  consent: 'New offers by e-mail. Leave whenever you like.',
  email: 'E-mail address',
  example: 'you@example.com',
  send: 'Send me offers',
  sending: 'Sending…',
  notReached: 'We could not reach our server. Your address is still in the field: please try again.',
  notUnderstood: 'Something went wrong. Please try again in a few minutes.',
}

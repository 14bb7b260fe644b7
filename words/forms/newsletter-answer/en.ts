export const en = {
  title: 'Offers by e-mail',
  enter: 'Enter your address below to get our new offers.',
  email: 'Your e-mail address',
  again: 'Try again',
  back: 'Back to where you were',
  home: 'Go to the home page',
  confirm: 'Please confirm that you want our offers at this address.',
  confirmed: 'Yes, send me offers',
  leaving: 'You are about to leave the list and will get no more newsletters.',
  leave: 'Leave the list',
  /** For a backend that gives no message. */
  thanks: {
    signUp: 'Thank you, we have your address.',
    confirm: 'Thank you, you are on the list.',
    leave: 'Your address is off the list.',
  },
  /** Instead of a sentence of the backend that is in another language, or for programs. */
  dead: {
    confirm: 'This link does not work any more. Please sign up again.',
    leave: 'This link belongs to no address on our list.',
  },
  unavailable: 'Our office gave no clear answer just now. Please try again in a few minutes.',
  tooMany: 'Many sign-ups came from here in a short time. Please try again in ten minutes.',
}

export const en = {
  confirmSubject: (brand: string) => `Please confirm: offers from ${brand}`,
  confirmText: (brand: string) =>
    `You, or someone using your address, asked ${brand} to send offers to this address. Is that right?`,
  confirm: 'Yes, send me offers',
  unconfirmed: 'If you do not confirm, we will send nothing and delete the address after 30 days.',
  welcomeSubject: (brand: string) => `You are on the list: offers from ${brand}`,
  /** @param consent The words that the subscriber agreed to: the mail promises nothing else. */
  welcome: (consent: string) => `Thank you for confirming.${consent && ` You agreed to this: ${consent}`}`,
  leave: 'Leave the list',
  /** The backend's answers to a sign-up and to the links of its mails, which the site shows. */
  answers: {
    sent: 'Almost done: we have sent you an e-mail. Please open it and confirm your address.',
    known: 'This address is already on our list.',
    confirmed: 'Thank you. Your address is on the list now.',
    left: 'Your address is off the list. You will get no more newsletters.',
  },
}

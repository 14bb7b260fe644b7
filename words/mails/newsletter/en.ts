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
}

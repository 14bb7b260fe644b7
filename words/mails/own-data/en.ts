export const en = {
  subject: (brand: string) => `Your personal data at ${brand}`,
  asked: {
    copy: (brand: string) =>
      `You, or someone using your address, asked ${brand} for a copy of the personal data held about it.`,
    erase: (brand: string) =>
      `You, or someone using your address, asked ${brand} to erase the personal data held about it. Nothing is erased before you press the button on the page behind this link.`,
  },
  button: { copy: 'Get the copy', erase: 'See what will be erased' },
  once: 'The link works once and ends after 24 hours.',
  ignore: 'If you did not ask for this, please ignore this e-mail: nothing will happen.',
}

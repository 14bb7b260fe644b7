/** The text beside the sign-up button; the backend stores it with the consent. */
export const newsletterConsent = 'New offers by e-mail. Leave whenever you like.'

export const offersAnswerId = 'offers-answer'

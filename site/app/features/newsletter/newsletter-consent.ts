/** The words beside the button that signs up for offers; the backend keeps them with the consent. */
export const newsletterConsent = 'New offers by e-mail. Leave whenever you like.'

/** Where the answer to a sign-up for offers stands on the page. */
export const offersAnswerId = 'offers-answer'

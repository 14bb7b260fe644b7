/** The words beside the button that signs up for offers; the backend keeps them with the consent. */
export const newsletterConsent = 'One newsletter a week with new deals. Leave whenever you like.'

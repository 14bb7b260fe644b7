/** Stands beside the sign-up button where the settings say nothing else; the backend stores it with the consent. */
export const usualConsent = 'New offers by e-mail. Leave whenever you like.'

export const offersAnswerId = 'offers-answer'

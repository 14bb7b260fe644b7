/** Where the answer to a sign-up for offers stands on the page. */
export const offersAnswerId = 'offers-answer'

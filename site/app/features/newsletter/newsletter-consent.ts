export const offersAnswerId = 'offers-answer'

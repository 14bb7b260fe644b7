/** Name of the field by which script says that it shows the answer to a sign-up where the form stands. */
export const inPlaceField = 'inPlace'
/** Where the answer stands on the page. */
export const offersAnswerId = 'offers-answer'

/** The id of the part of an offer that says what cancelling costs. */
export const whatIfId = 'what-if'

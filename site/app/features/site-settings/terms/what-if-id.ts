/** The page about cancelling, which shows the terms of every kind of tour. */
export const termsPath = '/cancel'

/** The id of the part of an offer that says what cancelling costs. */
export const whatIfId = 'what-if'

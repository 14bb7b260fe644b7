/** The page about cancelling, which shows the terms of every kind of tour. */
export const termsPath = '/cancel'

export const whatIfId = 'what-if'

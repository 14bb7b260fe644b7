export const whatIfId = 'what-if'

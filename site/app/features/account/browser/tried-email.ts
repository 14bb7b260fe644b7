/** E-mail address of the last attempt, for this tab: a failed log-in brings the visitor back to an empty form. */
export const triedEmailKey = 'tried-email'

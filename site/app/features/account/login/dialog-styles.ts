/** The styles of the log-in panel, which the dialog takes with it from the log-in page into any other. */
export const dialogStyles = ['account', 'forms']

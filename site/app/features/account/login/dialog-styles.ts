/** The styles of the log-in panel, which the dialog takes with it from the log-in page into any other. */
export const dialogStyles = ['account', 'forms']

/** All styles of the log-in page, which is read within any other: the policy there has to let them in. */
export const loginPageStyles = [...dialogStyles, 'breadcrumbs', 'pageHeader']

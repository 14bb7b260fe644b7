/**
 * Asked by the site's server with the visitor's cookies (`SESSION=endpoint`): who they belong to, as the User of the session
 * or `{"authenticated": false}`. Asked by the visitor's browser too, which makes a sliding session slide.
 */
export const WHO_AM_I_PATH = '/Account/WhoAmI'

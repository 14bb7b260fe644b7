/**
 * The site's server calls it with the visitor's cookies (`SESSION=endpoint`) and gets the User of the session or
 * `{"authenticated": false}`. The visitor's browser calls it too, which extends a sliding session.
 */
export const whoAmIPath = '/Account/WhoAmI'

/** The language in which a visitor reads the website, and the booking site with it. */
export const languageCookie = 'site-language'

/** The website's script has to be able to set it again. */
export const languageCookieOptions = { path: '/', maxAge: 31_536_000, sameSite: 'Lax' } as const

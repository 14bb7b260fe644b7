import { bookingLinks } from '@agency/contracts/booking/links.ts'

/** Whether people log in and sign up by the site's forms, or on the booking site's own pages. */
export type SignInWay = 'forms' | 'link'

/** Addresses of ours that lead to the booking site's own pages for that, and note the page that they are followed on. */
const signInPaths = {
  logIn: '/account/to/log-in',
  signUp: '/account/to/sign-up',
  agentLogIn: '/account/to/agent-log-in',
  agentSignUp: '/account/to/agent-sign-up',
} as const

export type SignInLinks = typeof signInPaths

/** Where people log in and sign up when the booking site takes no forms but its own (`SIGN_IN=link`). */
export function signInLinks(way: SignInWay): SignInLinks | undefined {
  return way === 'link' ? signInPaths : undefined
}

/**
 * The booking site's own page that such an address leads to; undefined for any other path.
 * @param booking Address of the booking site for this visitor.
 * @param origin Where it sends them back to.
 */
export function signInPage(path: string, booking: string, origin: string): string | undefined {
  const back = encodeURIComponent(origin)
  const pages: Record<SignInLinks[keyof SignInLinks], string> = {
    [signInPaths.logIn]: `${bookingLinks.logIn}?ReturnUrl=${back}`,
    [signInPaths.signUp]: `${bookingLinks.register}?returnURL=${back}`,
    [signInPaths.agentLogIn]: bookingLinks.agentLogIn,
    [signInPaths.agentSignUp]: bookingLinks.agentRegister,
  }
  const page = Object.entries(pages).find(([from]) => from === path)?.[1]
  return page && booking + page
}

import { bookingLinks } from '@agency/contracts/booking/links.ts'

/** `forms`: on our pages. `link`: on the booking site's own. */
export type SignInWay = 'forms' | 'link'

/** Our redirects to the booking site's pages; they record the page on which a visitor follows them. */
const signInPaths = {
  logIn: '/account/to/log-in',
  signUp: '/account/to/sign-up',
  agentLogIn: '/account/to/agent-log-in',
  agentSignUp: '/account/to/agent-sign-up',
} as const

export type SignInLinks = typeof signInPaths

export function signInLinks(way: SignInWay): SignInLinks | undefined {
  return way === 'link' ? signInPaths : undefined
}

/** Undefined for any other path. @param booking The booking site's address. @param origin The return address. */
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

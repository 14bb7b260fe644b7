import { bookingLinks } from '@agency/contracts/booking/links.ts'

/** Whether people log in and sign up by the site's forms, or on the booking site's own pages. */
export type SignInWay = 'forms' | 'link'

/** The booking site's own pages for that. */
export type SignInLinks = { logIn: string; signUp: string; agentLogIn: string; agentSignUp: string }

/**
 * Where people log in and sign up when the booking site takes no forms but its own (`SIGN_IN=link`).
 * @param booking Address of the booking site for this visitor.
 * @param origin Where it sends them back to.
 */
export function signInLinks(way: SignInWay, booking: string, origin: string): SignInLinks | undefined {
  if (way === 'forms') return undefined
  const back = encodeURIComponent(origin)
  return {
    logIn: `${booking}${bookingLinks.logIn}?ReturnUrl=${back}`,
    signUp: `${booking}${bookingLinks.register}?returnURL=${back}`,
    agentLogIn: `${booking}${bookingLinks.agentLogIn}`,
    agentSignUp: `${booking}${bookingLinks.agentRegister}`,
  }
}

import type { SignInLinks } from './login/sign-in-links.ts'

/** What the forms of the log-in need to know: where they post to, and what is set up. */
export type AccountPage = {
  /** Whether the agents' form is in front. */
  forAgents: boolean
  /** What came of the last log-in, if it failed. */
  error: string | undefined
  /** Address of the booking site, as the browser sees it. */
  booking: string
  /** The booking site's own pages, where those are to be used in place of the forms. */
  elsewhere: SignInLinks | undefined
  /** Our own, for the way back. */
  origin: string
  /** Whether the backend judges a password before it goes to the booking site. */
  checksLogin: boolean
  /** Fields of the registration that its receiver asks for beside e-mail, password and terms. */
  registerRequires: ('firstName' | 'lastName' | 'PrimaryPhone')[]
  countries: { value: string; label: string }[]
  social: {
    google: { appId: string; script: string }
    facebook: { appId: string; script: string }
    /** Whether to say in place of a button that it is not set up. */
    explains: boolean
  }
  recaptcha: { siteKey: string; script: string }
}

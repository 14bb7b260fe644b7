import type { SignInLinks } from './login/sign-in-links.ts'

/** Fields of the registration that its receiver may ask for beside e-mail, password and terms. */
export type RegisterField = 'firstName' | 'lastName' | 'PrimaryPhone'

/** A script of another company: where it is, and the key by which it knows us. */
export type ScriptKey = { key: string; script: string }

/** What the forms need to know: where they post to, and what is set up. The same for every visitor. */
export type AccountForms = {
  /** Address of the booking site, as the browser sees it. */
  booking: string
  /** Our own, for the way back. */
  origin: string
  /** Whether the backend judges a password before it goes to the booking site. */
  checksLogin: boolean
  registerRequires: RegisterField[]
  /** Names and dialling codes by three-letter code, in the order to show them. */
  countries: Record<string, string>
  /** Undefined where they are not set up. */
  google?: ScriptKey
  facebook?: ScriptKey
  recaptcha?: ScriptKey
}

/** What came of the last try. */
export type AccountNotice = { tone: 'success' | 'error'; text: string }

/** The panel in a page. */
export type AccountPage = {
  /** Whether the agents' form is in front. */
  forAgents: boolean
  notice?: AccountNotice
  forms: AccountForms
  /** The booking site's own pages, where those are to be used in place of the forms. */
  elsewhere: SignInLinks | undefined
}

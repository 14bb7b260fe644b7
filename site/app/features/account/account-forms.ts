import type { ProviderName } from '@agency/contracts/booking/accounts/external-assertion.server.ts'
import type { RolePaths } from '../site-settings/living-links.ts'
import type { SignInLinks } from './login/sign-in-links.ts'

export type RegisterField = 'firstName' | 'lastName' | 'PrimaryPhone'

export type ScriptKey = { key: string; script: string }

export type OfferedProvider = ScriptKey & { name: ProviderName }

export type AccountForms = {
  booking: string
  origin: string
  /** The backend checks a password before the form goes to the booking site. */
  checksLogin: boolean
  registerRequires: RegisterField[]
  /** Pages of the agency that the forms link to, if it has them. */
  pages: Pick<RolePaths, 'terms' | 'privacy'>
  countries: Record<string, string>
  providers?: OfferedProvider[]
  recaptcha?: ScriptKey
}

export type AccountNotice = { tone: 'success' | 'error'; text: string }

export type AccountPage = {
  forAgents: boolean
  notice?: AccountNotice
  forms: AccountForms
  /** The booking site's own pages, where they replace the forms. */
  elsewhere: SignInLinks | undefined
}

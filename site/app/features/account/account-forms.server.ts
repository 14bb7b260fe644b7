import { countriesForPhones, threeLetters } from '@agency/reference-data/countries.ts'
import { bookingAddress, publicOrigin } from '../../clients/booking/public-origin.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { linksThatLead } from '../site-settings/living-links.ts'
import type { AccountForms, RegisterField, ScriptKey } from './account-forms.ts'
import type { LoginSources } from './social/other-sources.ts'

export type AccountFormSettings = LoginSources & {
  SITE_URL: string
  BOOKING_URL: string
  LOGIN_CHECK: 'none' | 'sso'
  REGISTER_REQUIRES: RegisterField[]
}

const countries = Object.fromEntries(
  countriesForPhones().map(country => [
    threeLetters(country),
    `${country.country_name} (+${String(country.phone_code)})`,
  ]),
)

/** @param url The requested address: on one machine, the booking site has the same host name. */
export async function accountForms(
  env: AccountFormSettings,
  url: URL,
  content: Pick<ContentSource, 'routes'>,
): Promise<AccountForms> {
  const leads = linksThatLead(await content.routes().catch(() => undefined), () => false)
  return {
    booking: bookingAddress(url, env.BOOKING_URL),
    origin: publicOrigin(url, env.SITE_URL),
    checksLogin: env.LOGIN_CHECK === 'sso',
    registerRequires: env.REGISTER_REQUIRES,
    pages: ['/tnc', '/pdpa'].filter(leads),
    countries,
    ...scriptKey('google', env.GOOGLE_CLIENT_ID, env.GOOGLE_SCRIPT_URL),
    ...scriptKey('facebook', env.FACEBOOK_APP_ID, env.FACEBOOK_SCRIPT_URL),
    ...scriptKey('recaptcha', env.RECAPTCHA_SITE_KEY, env.RECAPTCHA_SCRIPT_URL),
  }
}

function scriptKey(name: 'google' | 'facebook' | 'recaptcha', key: string, script: string): Record<string, ScriptKey> {
  return key ? { [name]: { key, script } } : {}
}

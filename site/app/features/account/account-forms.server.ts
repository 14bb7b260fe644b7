import { countriesForPhones, countryName, threeLetters } from '@agency/reference-data/countries.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { addressForReader } from '../../addresses/languages/reader.server.ts'
import { bookingAddress, publicOrigin } from '../../clients/booking/public-origin.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { pathsOfRoles } from '../site-settings/living-links.ts'
import type { AccountForms, RegisterField } from './account-forms.ts'
import type { LoginSources } from './social/other-sources.ts'
import { offeredProviders } from './social/providers.server.ts'

export type AccountFormSettings = LoginSources & {
  SITE_URL: string
  BOOKING_URL: string
  LOGIN_CHECK: 'none' | 'sso'
  REGISTER_REQUIRES: RegisterField[]
}

function countriesIn(language: Language): Record<string, string> {
  const [home, ...others] = countriesForPhones().map(country => {
    const name = countryName(country.country_code, country.country_name, language)
    return [threeLetters(country), `${name} (+${String(country.phone_code)})`] as const
  })
  const inOrder = language === mainLanguage ? others : others.sort(([, a], [, b]) => a.localeCompare(b, language))
  return Object.fromEntries(home ? [home, ...inOrder] : inOrder)
}

/** @param url The requested address: on one machine, the booking site has the same host name. */
export async function accountForms(
  env: AccountFormSettings,
  url: URL,
  content: Pick<ContentSource, 'routes'>,
): Promise<AccountForms> {
  const { terms, privacy } = pathsOfRoles(await content.routes().catch(() => undefined))
  return {
    booking: bookingAddress(url, env.BOOKING_URL),
    origin: publicOrigin(url, env.SITE_URL),
    checksLogin: env.LOGIN_CHECK === 'sso',
    registerRequires: env.REGISTER_REQUIRES,
    pages: { terms: terms && addressForReader(terms), privacy: privacy && addressForReader(privacy) },
    countries: countriesIn(currentLanguage()),
    providers: offeredProviders(env),
    ...(env.RECAPTCHA_SITE_KEY && { recaptcha: { key: env.RECAPTCHA_SITE_KEY, script: env.RECAPTCHA_SCRIPT_URL } }),
  }
}

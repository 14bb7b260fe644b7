import { countriesForPhones, threeLetters } from '@agency/reference-data/countries.ts'
import * as z from 'zod'
import { bookingAddress, publicOrigin } from '../../clients/booking/public-origin.ts'
import { depths } from '../../clients/content/depths.ts'
import { text } from '../../clients/content/readers/lenient-values.server.ts'
import { returnNotice } from '../../features/account/login/return-notice.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import type { PageLoader } from '../page/page-loader.server.ts'

const schema = z.object({ ...pageProperties, account: text })

/** Log in and sign up, for members and agents: the page behind the dialog, and the whole of it without script. */
export const loadAccount = (async ({ content, route, env, url, cameFromUs }) => {
  const node = await content.node(schema, { key: route.key, deep: depths.page })
  const notice = returnNotice(url.searchParams, cameFromUs)
  return {
    type: 'account' as const,
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    html: node.bodyText,
    forAgents: node.account === 'agent',
    error: notice?.tone === 'error' ? notice.text : undefined,
    booking: bookingAddress(url, env.BOOKING_URL),
    origin: publicOrigin(url, env.SITE_URL),
    checksLogin: env.LOGIN_CHECK === 'sso',
    registerRequires: env.REGISTER_REQUIRES,
    countries: countriesForPhones().map(country => ({
      value: threeLetters(country),
      label: `${country.country_name} (+${String(country.phone_code)})`,
    })),
    social: {
      google: { appId: env.GOOGLE_CLIENT_ID, script: env.GOOGLE_SCRIPT_URL },
      facebook: { appId: env.FACEBOOK_APP_ID, script: env.FACEBOOK_SCRIPT_URL },
      explains: env.APP_ENV === 'local',
    },
    recaptcha: { siteKey: env.RECAPTCHA_SITE_KEY, script: env.RECAPTCHA_SCRIPT_URL },
  }
}) satisfies PageLoader

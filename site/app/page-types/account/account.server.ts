import { countriesForPhones, threeLetters } from '@agency/reference-data/countries.ts'
import * as z from 'zod'
import { bookingAddress, publicOrigin } from '../../clients/booking/public-origin.ts'
import { depths } from '../../clients/content/depths.ts'
import { text } from '../../clients/content/readers/lenient-values.server.ts'
import type { AccountPage } from '../../features/account/account-page.ts'
import { returnNotice } from '../../features/account/login/return-notice.ts'
import { signInLinks } from '../../features/account/login/sign-in-links.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import type { PageLoader, PageRequest } from '../page/page-loader.server.ts'

const schema = z.object({ ...pageProperties, account: text })

/** Log in and sign up, for members and agents: the page behind the dialog, and the whole of it without script. */
export const loadAccount = (async (request: PageRequest) => {
  const { content, route } = request
  const node = await content.node(schema, { key: route.key, deep: depths.page })
  return {
    type: 'account' as const,
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    html: node.bodyText,
    ...accountPage(node.account === 'agent' || isForAgents(request.url), request),
  }
}) satisfies PageLoader

type Circumstances = Pick<PageRequest, 'env' | 'url' | 'cameFromUs'>

/** The page without any words of the content system: people log in while it is away, and where it has no such page. */
export function plainAccount(request: Circumstances): Awaited<ReturnType<typeof loadAccount>> {
  const forAgents = isForAgents(request.url)
  const title = forAgents ? 'Agent Log In' : 'Log In & Sign Up'
  const path = forAgents ? '/agentlogin' : '/login'
  return {
    type: 'account',
    head: { title, description: title, keywords: '', path, breadcrumbs: [], noIndex: true },
    title,
    subtitle: '',
    html: '',
    ...accountPage(forAgents, request),
  }
}

const isForAgents = ({ pathname }: URL) => pathname.toLowerCase() === '/agentlogin'

function accountPage(forAgents: boolean, { env, url, cameFromUs }: Circumstances): AccountPage {
  const notice = returnNotice(url.searchParams, cameFromUs)
  const [booking, origin] = [bookingAddress(url, env.BOOKING_URL), publicOrigin(url, env.SITE_URL)]
  return {
    forAgents,
    error: notice?.tone === 'error' ? notice.text : undefined,
    booking,
    origin,
    elsewhere: signInLinks(env.SIGN_IN, booking, origin),
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
}

import { referenceOf } from '@agency/contracts/backend/reference.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import { formPaths } from '../features/enquiry/form/form-paths.ts'
import { noteAsked } from '../features/enquiry/whatsapp/asked-before.server.ts'
import { type Asked, askedAddress } from '../features/enquiry/whatsapp/asked-link.server.ts'
import { openingWords } from '../features/enquiry/whatsapp/opening-words.ts'
import { offerQuery } from '../features/offer-choice/chosen-offer.server.ts'
import { catalogue, mainLanguage } from '../features/site-settings/messages/catalogue.ts'
import { loadBrand } from '../features/site-settings/shell-model.server.ts'
import { whatsAppLink } from '../features/site-settings/trust/whatsapp-link.ts'
import { askedSubject } from '../page-types/form/asked-subject.server.ts'
import type { Route } from './+types/whatsapp'

/**
 * `/whatsapp?about=/path&departure=…`, the address of the enquiry at another place: opens WhatsApp with words about the page,
 * a reference, and a link that shows the planner the page as it is now. Nothing is stored but a cookie for the form.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, env, now } = context.get(siteContext)
  const query = offerQuery(url.searchParams)
  // What agents pay stands in no link.
  const asker = { content, env, url, today: malaysianDay(now), isAgent: false }
  const [brand, subject] = await Promise.all([
    loadBrand(content, env),
    content
      .routes()
      .then(routes => askedSubject('contact', asker, routes))
      // A question is worth more than the words that it begins with.
      .catch(() => undefined),
  ])
  if (!brand.whatsapp) return leave(`${formPaths.contact}?${new URLSearchParams(query)}`)
  if (!subject) return leave(whatsAppLink(brand.whatsapp))
  const reference = referenceOf(crypto.randomUUID())
  const asked: Asked = { reference, at: now, query, title: subject.name, facts: subject.facts }
  const address = askedAddress(asked, env.SITE_SECRET)
  const words = openingWords(asked, env.SITE_URL + address, catalogue[mainLanguage])
  return leave(whatsAppLink(brand.whatsapp, words), { 'set-cookie': noteAsked(address, env) })
}

function leave(location: string, headers: Record<string, string> = {}): Response {
  const all = { location, 'cache-control': cacheControl.personal, 'x-robots-tag': 'noindex, nofollow', ...headers }
  return new Response(null, { status: 303, headers: all })
}

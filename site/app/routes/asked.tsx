import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { data } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import { readAsked } from '../features/enquiry/whatsapp/asked-link.server.ts'
import { AskedPage, AskedTrouble } from '../features/enquiry/whatsapp/asked-page.tsx'
import { compare } from '../features/enquiry/whatsapp/changes.ts'
import { catalogue, mainLanguage } from '../features/site-settings/messages/catalogue.ts'
import { askedSubject } from '../page-types/form/asked-subject.server.ts'
import type { Route } from './+types/asked'

/** Kept by no cache, found by no search engine, and sent to no other site. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': cacheControl.personal,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})

export const meta: Route.MetaFunction = () => [
  { title: catalogue[mainLanguage].whatsApp.title },
  { name: 'robots', content: 'noindex' },
]

/** `/asked?t=…`: what a page said when its visitor asked about it on WhatsApp, and what has changed since. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, env, now } = context.get(siteContext)
  const asked = readAsked(url.searchParams.get('t') ?? '', env.SITE_SECRET, now)
  if (typeof asked === 'string') return data({ trouble: asked }, { status: asked === 'over' ? 410 : 403 })
  const query = new URLSearchParams(asked.query)
  const asker = { content, env, url: new URL(`?${query}`, url), today: malaysianDay(now), isAgent: false }
  const routes = await content.routes().catch(() => undefined)
  const subject = routes && (await askedSubject('contact', asker, routes))
  const { reference, at, title, facts } = asked
  const comparison = routes ? compare(asked, subject) : ('away' as const)
  const path = query.get('search') ?? pageWithChoice(subject?.path ?? '/', asked.query)
  return data({ shown: { reference, at, title, facts, comparison, path } })
}

const pageWithChoice = (path: string, query: [string, string][]) =>
  `${path}?${new URLSearchParams(query.filter(([name]) => name !== 'about'))}`.replace(/\?$/, '')

export default function AskedRoute({ loaderData }: Route.ComponentProps) {
  return 'shown' in loaderData ? <AskedPage {...loaderData.shown} /> : <AskedTrouble trouble={loaderData.trouble} />
}

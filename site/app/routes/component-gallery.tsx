import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { data } from 'react-router'
import { siteContext } from '../context.server.ts'
import { dealsOnOffer } from '../features/deals/deals.server.ts'
import { ComponentGallery } from '../shell/dev/component-gallery.tsx'
import type { Route } from './+types/component-gallery'

export const meta: Route.MetaFunction = () => [{ title: 'Components' }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { env, content, now } = context.get(siteContext)
  if (env.APP_ENV !== 'local') throw data('This page could not be found', { status: 404 })
  const deals = await dealsOnOffer(content, env, malaysianDay(now))
  return { picture: deals.find(deal => deal.image)?.image }
}

export default function ComponentGalleryPage({ loaderData }: Route.ComponentProps) {
  return <ComponentGallery picture={loaderData.picture} />
}

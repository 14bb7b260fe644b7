import { data, redirect } from 'react-router'
import { shownSpelling } from '../addresses/canonical-url.ts'
import { returnTarget } from '../addresses/return-target.ts'
import { resolveRoute } from '../clients/content/routes/route-resolution.ts'
import { siteContext } from '../context.server.ts'
import type { Route } from './+types/whatsapp'

/** `/whatsapp?about=/path&departure=…`, the target of links until November 2026: redirects to the offer. */
export async function loader({ context, url: { searchParams, origin } }: Route.LoaderArgs) {
  const page = resolveRoute(await context.get(siteContext).content.routes(), searchParams.get('about') ?? '')?.page
  if (!page) throw data('This page could not be found', { status: 404 })
  searchParams.delete('about')
  return redirect(returnTarget(`${shownSpelling(page.path)}?${searchParams}`, [origin]), 301)
}

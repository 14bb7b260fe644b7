import { siteContext } from '../context.server.ts'
import { siteMapIndex } from '../features/metadata/site-map/site-map-xml.ts'
import { siteMapEntries } from '../page-types/site-map.server.ts'
import type { Route } from './+types/sitemap-xml'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const xml = siteMapIndex(await siteMapEntries(site), site.env.SITE_URL)
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

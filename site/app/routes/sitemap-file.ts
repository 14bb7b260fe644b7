import { siteContext } from '../context.server.ts'
import { siteMapFile } from '../features/metadata/site-map/site-map-xml.ts'
import { siteMapEntries } from '../page-types/site-map.server.ts'
import type { Route } from './+types/sitemap-file'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const number = Number(/^pages-([1-9]\d{0,4})\.xml$/.exec(params.file)?.[1] ?? 0)
  const xml = number > 0 ? siteMapFile(await siteMapEntries(site), number, site.env.SITE_URL) : undefined
  if (xml === undefined) return new Response('There is no such file.', { status: 404 })
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

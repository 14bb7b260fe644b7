import { siteContext } from '../context.server.ts'
import { securityText } from '../features/metadata/text-files/text-files.ts'
import { loadBrand } from '../features/site-settings/shell-model.server.ts'
import type { Route } from './+types/security-txt'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, env, now } = context.get(siteContext)
  const text = securityText({ siteUrl: env.SITE_URL, brand: await loadBrand(content, env) }, now)
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

import { siteContext } from '../context.server.ts'
import { llmsText } from '../features/metadata/text-files/llms-text.ts'
import { loadBrand } from '../features/site-settings/shell-model.server.ts'
import type { Route } from './+types/llms'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, env } = context.get(siteContext)
  const [{ byPath }, brand] = await Promise.all([content.routes(), loadBrand(content, env)])
  const pages = [...byPath.values()].filter(({ ancestors }) => ancestors.length === 0)
  const text = llmsText({ siteUrl: env.SITE_URL, brand }, pages)
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

import { robotsText } from '../metadata/text-files.ts'
import { siteContext } from '../site-context.server.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(siteContext)
  return new Response(robotsText(env.SITE_URL), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

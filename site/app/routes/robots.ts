import { siteContext } from '../context.server.ts'
import { robotsText } from '../features/metadata/text-files.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(siteContext)
  return new Response(robotsText(env.SITE_URL), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

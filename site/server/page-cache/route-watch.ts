import { createHash } from 'node:crypto'
import type { RouteIndex } from '../../app/clients/content/routes/route-resolution.ts'

/** Any page may link pages by address and name. The list is read every minute and is nearly always the same. */
export function createRouteWatch(onChange: () => void): (routes: RouteIndex) => void {
  let seen: RouteIndex | undefined
  let fingerprint: string | undefined
  return routes => {
    if (routes === seen) return
    seen = routes
    const found = fingerprintOf(routes)
    if (fingerprint !== undefined && found !== fingerprint) onChange()
    fingerprint = found
  }
}

function fingerprintOf({ byPath }: RouteIndex): string {
  const lines = Array.from(byPath.values(), page => `${page.path}\t${page.key}\t${page.alias}\t${page.name}`)
  return createHash('sha1').update(lines.join('\n')).digest('base64')
}

import { createHash } from 'node:crypto'
import type { RouteIndex } from '../../app/clients/content/routes/route-resolution.ts'

/**
 * Menus, cards and trails of any page may contain addresses and names of pages. The route list is read every minute and
 * is nearly always the same.
 * @param onChange Not called for the first list.
 */
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

import { createHash } from 'node:crypto'
import type { RouteIndex } from '../../app/clients/content/routes/route-resolution.ts'

/**
 * Detects changes of the pages of the site, their addresses or names, which menus, cards and trails of any page may contain. The
 * route list is read every minute and after every change, and is nearly always the same.
 * @param onChange Called once for each change, not for the first list.
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

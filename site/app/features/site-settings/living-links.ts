import { type PageRole, rolePaths } from '@agency/contracts/content/route-node.ts'
import { type RouteIndex, resolveRoute } from '../../clients/content/routes/route-resolution.ts'
import type { MenuEntry, MenuGroup, MenuItem } from './menus.server.ts'

export type Leads = (link: string) => boolean

/** Media files are not in the route list. */
const isFile = (path: string): boolean => /^\/media\/.*\.\w{2,5}$/i.test(path)

/**
 * @param routes Undefined while the pages are unknown: then every link stays.
 * @param isFixed True for addresses of the site itself, outside the content system.
 */
export function linksThatLead(routes: RouteIndex | undefined, isFixed: (path: string) => boolean): Leads {
  return link => {
    if (!routes || !link.startsWith('/')) return true
    const path = link.replace(/[?#].*$/, '')
    return isFile(path) || resolveRoute(routes, path) !== undefined || isFixed(path)
  }
}

export type RolePaths = { [Role in PageRole]?: string }

/** The paths of the pages with a role; those of the specification while the pages are unknown. */
export function pathsOfRoles(routes: RouteIndex | undefined): RolePaths {
  return routes ? Object.fromEntries([...routes.byRole].map(([role, { path }]) => [role, path])) : rolePaths
}

export function livingItems(items: MenuItem[], leads: Leads): MenuItem[] {
  return items.filter(({ menuLink }) => leads(menuLink))
}

/** Leaves out columns without a link. */
export function livingGroups(groups: MenuGroup[], leads: Leads): MenuGroup[] {
  return groups.flatMap(group => {
    const items = livingItems(group.items, leads)
    return items.length > 0 ? [{ ...group, items }] : []
  })
}

export function livingEntries(entries: MenuEntry[], leads: Leads): MenuEntry[] {
  return entries.flatMap(entry => {
    const groups = livingGroups(entry.groups, leads)
    return leads(entry.menuLink) || groups.length > 0 ? [{ ...entry, groups }] : []
  })
}

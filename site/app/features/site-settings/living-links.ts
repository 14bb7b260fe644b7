import { type RouteIndex, resolveRoute } from '../../clients/content/routes/route-resolution.ts'
import type { MenuEntry, MenuGroup, MenuItem } from './menus.server.ts'

/** Whether a link of a menu leads anywhere. */
type Leads = (link: string) => boolean

/** Files lie in the content system's folder of media, and no route list has them. */
const isFile = (path: string): boolean => /^\/media\/.*\.\w{2,5}$/i.test(path)

/**
 * Judges links by the route list: those of other websites lead somewhere, those of ours to a page of the list or to a fixed
 * address, or to a file.
 * @param routes Undefined while the pages are unknown: then every link stays.
 * @param isFixed Whether the site itself has an address, without the content system.
 */
export function linksThatLead(routes: RouteIndex | undefined, isFixed: (path: string) => boolean): Leads {
  return link => {
    if (!routes || !link.startsWith('/')) return true
    const path = link.replace(/[?#].*$/, '')
    return isFile(path) || resolveRoute(routes, path) !== undefined || isFixed(path)
  }
}

/** The links of a menu that lead somewhere. */
export function livingItems(items: MenuItem[], leads: Leads): MenuItem[] {
  return items.filter(({ menuLink }) => leads(menuLink))
}

/** Columns with their living links; a column without any is left out. */
export function livingGroups(groups: MenuGroup[], leads: Leads): MenuGroup[] {
  return groups.flatMap(group => {
    const items = livingItems(group.items, leads)
    return items.length > 0 ? [{ ...group, items }] : []
  })
}

/** Entries of the main menu whose own link lives, or that still have a panel. */
export function livingEntries(entries: MenuEntry[], leads: Leads): MenuEntry[] {
  return entries.flatMap(entry => {
    const groups = livingGroups(entry.groups, leads)
    return leads(entry.menuLink) || groups.length > 0 ? [{ ...entry, groups }] : []
  })
}

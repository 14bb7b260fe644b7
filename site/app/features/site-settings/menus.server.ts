import * as z from 'zod'
import { linkOfPicker, list, picture, sen, text, yesNo } from '../../clients/content/readers/lenient-values.server.ts'
import { unmarked } from '../../clients/content/readers/origins.ts'

/** Installations differ in the name properties that they use. */
const item = {
  key: text,
  name: text,
  menuParentName: text,
  menuName: text,
  submenuName: text,
  menuLink: linkOfPicker,
  link: linkOfPicker,
  target: text,
  agentOnly: yesNo,
  role: z.enum(['tours']).optional().catch(undefined),
  subtitle: text,
  subtitle2: text,
  image: picture,
  imageLogo: picture,
  price: sen,
}
const leaf = z.object(item)
const branch = z.object({ ...item, items: list(leaf) })

export const menu = z.object({ items: list(z.object({ ...item, items: list(branch) })) })
export const column = z.object({ ...item, items: list(leaf) })

type Leaf = z.output<typeof leaf>
type Branch = Leaf & { items: Leaf[] }
export type Menu = { items: (Leaf & { items: Branch[] })[] }

export type MenuItem = ReturnType<typeof menuItem>
/** `english`: the name by which code knows a part of the footer. */
export type MenuGroup = { name: string; items: MenuItem[]; english?: string }
/** The menu of tours stands in the panel of the entry that `hasTours`. */
export type MenuEntry = MenuItem & { groups: MenuGroup[]; hasTours: boolean }

function menuItem({ name, menuName, submenuName, menuLink, link, imageLogo, image, ...rest }: Leaf) {
  const { target, agentOnly, subtitle, subtitle2, price } = rest
  const chosen = menuLink.href ? menuLink : link
  return {
    name: submenuName || menuName || name,
    menuLink: chosen.href,
    target: target || chosen.target,
    agentOnly,
    subtitle,
    subtitle2,
    price,
    image: imageLogo ?? image,
  }
}

export function menuItems({ items }: { items: Leaf[] }): MenuItem[] {
  return items.map(menuItem).filter(({ name }) => name !== '')
}

export function menuGroup({ menuName, name, ...node }: Branch): MenuGroup {
  return { name: menuName || name, items: menuItems(node) }
}

/**
 * An item outside a column joins the one that it names: in `menuName` if it has a `submenuName`, else in
 * `menuParentName`.
 */
export function menuGroups(nodes: Branch[]): MenuGroup[] {
  const groups = new Map<string, MenuGroup>()
  const add = (name: string, items: MenuItem[]) => {
    const group = groups.get(unmarked(name)) ?? { name, items: [] }
    groups.set(unmarked(name), { ...group, items: [...group.items, ...items] })
  }
  for (const node of nodes) {
    const group = menuGroup(node)
    if (group.items.length > 0) add(group.name, group.items)
    else if (node.menuLink.href || node.link.href) add(columnOf(node), menuItems({ items: [node] }))
  }
  return [...groups.values()].filter(({ items }) => items.length > 0)
}

function columnOf({ menuName, submenuName, menuParentName }: Leaf): string {
  return (submenuName && menuName) || menuParentName
}

const nameOf = ({ menuName, name }: Leaf) => menuName || name

/** Others refer to an entry by its name in English. */
export function inEnglish<Node extends Leaf>(items: Node[], english: Leaf[]): (Node & { english: string })[] {
  const byKey = new Map(english.map(one => [one.key, one]))
  return items.map(one => ({ ...one, english: unmarked(nameOf((one.key && byKey.get(one.key)) || one)) }))
}

/** An item below another one, or with another one as its parent, goes into that one's panel. */
export function menuEntries(menu: Menu, english = menu): MenuEntry[] {
  const items = inEnglish(menu.items, english.items)
  const entries = items.filter(node => !items.some(other => other !== node && isBelow(node, other.english)))
  return entries.map(entry => {
    const name = nameOf(entry)
    const named = items.filter(node => !entries.includes(node) && isBelow(node, entry.english))
    // A column must not repeat the name of its panel.
    const groups = menuGroups([...entry.items, ...named]).map(group =>
      [unmarked(name), entry.english].includes(unmarked(group.name)) ? { ...group, name: '' } : group,
    )
    return { ...menuItem(entry), name, groups, hasTours: hasTours(entry) }
  })
}

/** Menus of other installations have no roles, but an entry of this name. */
function hasTours({ role, english }: Leaf & { english: string }): boolean {
  return role === 'tours' || english === 'Tour Packages'
}

function isBelow({ menuParentName }: Leaf, name: string): boolean {
  return menuParentName !== '' && menuParentName === unmarked(name)
}

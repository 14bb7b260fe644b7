import { innerLinks } from '../../files/checking/links/links.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { workingContent } from './working-content.ts'

type Options = Pick<ManageOptions, 'db' | 'store'>
export type LinkingNode = { key: string; name: string }

/**
 * The nodes that link to a page, or to a page below it, and do not lie below it themselves: menu items, offers and texts
 * in their newest versions. Undefined if there is no such node.
 */
export async function linkedFrom(options: Options, key: string): Promise<LinkingNode[] | undefined> {
  const map = await workingContent(options)
  if (!map.byKey.has(key)) return undefined
  const isWithin = (at: string | null): boolean =>
    at !== null && (at === key || isWithin(map.byKey.get(at)?.parentKey ?? null))
  const paths = new Set([...map.pages].flatMap(([path, page]) => (isWithin(page.key) ? [path] : [])))
  return map.nodes
    .filter(node => innerLinks(node).some(({ path }) => paths.has(path.toLowerCase())) && !isWithin(node.key))
    .map(({ key: linking, name }) => ({ key: linking, name }))
}

import type { LinkingNode, OldLinks } from '@agency/contracts/manage/nodes/around.ts'
import type { ContentMap } from '../../../files/checking/content-map.ts'
import { innerLinks, leadsOn } from '../../../files/checking/links/links.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { workingContent } from '../working-content.ts'

type Options = Pick<ManageOptions, 'db' | 'store'>

/** Nodes whose newest version links to the page, also by an old address; without the page's descendants. */
export async function linkedFrom(options: Options, key: string): Promise<LinkingNode[] | undefined> {
  const map = await workingContent(options)
  if (!map.byKey.has(key)) return undefined
  const isWithin = withinIn(map, key)
  const paths = pathsWithin(map, isWithin)
  return map.nodes.flatMap(node => {
    if (isWithin(node.key)) return []
    const leading = innerLinks(node).filter(
      ({ path }) => paths.has(path.toLowerCase()) || paths.has(leadsOn(map, path) ?? ''),
    )
    return leading.length > 0 ? [{ key: node.key, name: node.name, links: leading.length }] : []
  })
}

/** The nodes with links by an old address, each with its correction. Undefined for an unknown node. */
export async function oldLinks(options: Options, key: string): Promise<OldLinks['nodes'] | undefined> {
  const map = await workingContent(options)
  if (!map.byKey.has(key)) return undefined
  const isWithin = withinIn(map, key)
  const mine = new Set(options.store.redirects().flatMap(({ from, key: of }) => (isWithin(of) ? [from] : [])))
  return map.nodes.flatMap(node => {
    const old = innerLinks(node).filter(
      ({ path }) => mine.has(path.toLowerCase()) && !map.pages.has(path.toLowerCase()),
    )
    const mends = [...new Set(old.map(({ path }) => path))].flatMap(from => {
      const to = leadsOn(map, from)
      return to === undefined ? [] : [{ kind: 'link' as const, path: [], from, to }]
    })
    return mends.length > 0 ? [{ key: node.key, name: node.name, links: old.length, mends }] : []
  })
}

function withinIn({ byKey }: ContentMap, key: string) {
  return function isWithin(at: string | null): boolean {
    return at !== null && (at === key || isWithin(byKey.get(at)?.parentKey ?? null))
  }
}

const pathsWithin = ({ pages }: ContentMap, isWithin: (key: string) => boolean) =>
  new Set([...pages].flatMap(([path, page]) => (isWithin(page.key) ? [path] : [])))

import type { ContentTree } from './content-tree.ts'
import { publicPath } from './public-path.ts'
import type { Redirect } from './tree-store.ts'

/** The present targets of redirects; leaves out hidden pages. */
export function redirectList({ byKey }: ContentTree, redirects: Redirect[]): { from: string; to: string }[] {
  return redirects.flatMap(({ from, to, key }) => {
    const node = byKey.get(key ?? '')
    const target = to ?? (node && publicPath(node))
    return target === undefined || target === from ? [] : [{ from, to: target }]
  })
}

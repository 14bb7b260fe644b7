import { readAround } from '../../calls/nodes.ts'
import { isPageType, useStudio } from '../../parts/nodes/studio-data.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Below } from './below.tsx'
import { SharedBy } from './shared-by.tsx'

const nothing = { everywhere: false, isOffer: false, site: '', pages: [], children: [] }

/** Pages that show a part, and its parts. Pages below a page are in the tree. */
export function Around({ nodeKey }: { nodeKey: string }) {
  const { nodes, types } = useStudio()
  const node = nodes.byKey.get(nodeKey)
  const isPart = !isPageType(types, node?.alias ?? '')
  const below = (nodes.below.get(nodeKey) ?? []).filter(({ alias }) => isPart || !isPageType(types, alias))
  const holdsParts = isPart && types.get(node?.alias ?? '')?.allowedChildren?.length !== 0
  const around = useLoaded(
    () => (isPart || below.length > 0 ? readAround(nodeKey) : Promise.resolve(nothing)),
    [nodeKey],
  )
  return (
    <>
      {around && <SharedBy {...around} />}
      {(below.length > 0 || holdsParts) && <Below parent={nodeKey} nodes={below} details={around?.children ?? []} />}
    </>
  )
}

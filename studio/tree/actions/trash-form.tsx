import { readLinkedFrom, readNode, trashNode } from '../../calls/nodes.ts'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { countBelow } from '../../parts/nodes/nodes-by-place.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { words } from '../../words/words.ts'
import type { ActionFormProps } from './use-run.ts'

/** How many linking pages are named; more would hide the question. */
const MAX_NAMED = 5

/** Asks before a node and everything below it goes into the trash. */
export function TrashForm({ node, run, busy }: ActionFormProps) {
  const { nodes } = useStudio()
  const remove = () =>
    run(async () => {
      const { version } = await readNode(node.key)
      await trashNode(node.key, version)
      return { message: words.tree.trashed(node.name), open: '/' }
    })
  return (
    <div className="form-column">
      <p>{words.tree.trashHelp(countBelow(nodes, node.key))}</p>
      <LinkedFrom nodeKey={node.key} />
      <MainButton disabled={busy} onClick={remove}>
        {words.tree.actions.trash}
      </MainButton>
    </div>
  )
}

/** The nodes that link to a node or to one below it. */
function LinkedFrom({ nodeKey }: { nodeKey: string }) {
  const linking = useLoaded(() => readLinkedFrom(nodeKey), [nodeKey])?.nodes
  const others = (linking?.length ?? 0) - MAX_NAMED
  return (
    <div role="status" className="field">
      {linking && <p>{words.tree.linkedFrom(linking.length)}</p>}
      <ul className="paths">
        {linking?.slice(0, MAX_NAMED).map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
        {others > 0 && <li>{words.tree.moreLinks(others)}</li>}
      </ul>
    </div>
  )
}

import { Link } from 'react-router'
import { readLinkedFrom } from '../../calls/nodes.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { words } from '../../words/words.ts'

/** More would hide the question. */
const maxNamed = 5

/** Links that break once the node is gone. @param onLeave called when a node is opened */
export function LinkedFrom({ nodeKey, onLeave }: { nodeKey: string; onLeave: () => void }) {
  const linking = useLoaded(() => readLinkedFrom(nodeKey), [nodeKey])?.nodes
  const others = (linking?.length ?? 0) - maxNamed
  return (
    <div role="status" className="field">
      {linking && <p>{words.links.from(countLinks(linking), linking.length)}</p>}
      <ul className="paths">
        {linking?.slice(0, maxNamed).map(({ key, name }) => (
          <li key={key}>
            <Link to={`/pages/${key}`} onClick={onLeave}>
              {name}
            </Link>
          </li>
        ))}
        {others > 0 && <li>{words.links.more(others)}</li>}
      </ul>
    </div>
  )
}

export const countLinks = (nodes: { links: number }[]): number => nodes.reduce((sum, { links }) => sum + links, 0)

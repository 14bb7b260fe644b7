import type { AroundNode } from '@agency/contracts/manage/nodes/around.ts'
import { Link } from 'react-router'
import { readAround } from '../../calls/nodes.ts'
import { isPageType, useStudio } from '../../parts/nodes/studio-data.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { words } from '../../words/words.ts'
import { Below } from './below.tsx'

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

const maxNamed = 5

/** For a node that is no page, and for an offer in rows of similar ones. */
function SharedBy({ everywhere, isOffer, pages }: Pick<AroundNode, 'everywhere' | 'isOffer' | 'pages'>) {
  if (everywhere) return <p className="page__help">{words.shared.everywhere}</p>
  if (pages.length === 0) return null
  return (
    <p className="page__help shared">
      {isOffer ? words.shared.offers(pages.length) : words.shared.pages(pages.length)}
      {pages.slice(0, maxNamed).map(({ key, name }) => (
        <Link key={key} to={`/pages/${key}`}>
          {name}
        </Link>
      ))}
      {pages.length > maxNamed && words.shared.more(pages.length - maxNamed)}
    </p>
  )
}

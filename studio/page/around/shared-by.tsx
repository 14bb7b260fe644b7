import type { AroundNode } from '@agency/contracts/manage/nodes/around.ts'
import { Link } from 'react-router'
import { words } from '../../words/words.ts'

const MOST = 5

/** For a node that is no page, and for an offer in rows of similar ones. */
export function SharedBy({ everywhere, isOffer, pages }: Pick<AroundNode, 'everywhere' | 'isOffer' | 'pages'>) {
  if (everywhere) return <p className="page__help">{words.shared.everywhere}</p>
  if (pages.length === 0) return null
  return (
    <p className="page__help shared">
      {isOffer ? words.shared.offers(pages.length) : words.shared.pages(pages.length)}
      {pages.slice(0, MOST).map(({ key, name }) => (
        <Link key={key} to={`/pages/${key}`}>
          {name}
        </Link>
      ))}
      {pages.length > MOST && words.shared.more(pages.length - MOST)}
    </p>
  )
}

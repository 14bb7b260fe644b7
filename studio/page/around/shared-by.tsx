import type { AroundNode } from '@agency/contracts/manage/nodes/around.ts'
import { Link } from 'react-router'
import { words } from '../../words/words.ts'

const MOST = 5

/** How many pages show a node that is no page itself, and the first of them: a change of it changes all of these. */
export function SharedBy({ everywhere, pages }: Pick<AroundNode, 'everywhere' | 'pages'>) {
  if (everywhere) return <p className="page__help">{words.shared.everywhere}</p>
  if (pages.length === 0) return null
  return (
    <p className="page__help shared">
      {words.shared.pages(pages.length)}
      {pages.slice(0, MOST).map(({ key, name }) => (
        <Link key={key} to={`/pages/${key}`}>
          {name}
        </Link>
      ))}
      {pages.length > MOST && words.shared.more(pages.length - MOST)}
    </p>
  )
}

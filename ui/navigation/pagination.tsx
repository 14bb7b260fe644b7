import { partWords } from '@agency/words/shell/parts/words.ts'
import { Icon } from '../pictures/icon.tsx'
import { PageStyle } from '../styles/page-style.tsx'

type PaginationProps = {
  page: number
  pages: number
  href: (page: number) => string
}

export function Pagination({ page, pages, href }: PaginationProps) {
  if (pages <= 1) return null
  const say = partWords()
  return (
    <nav className="pagination" aria-label={say.pages}>
      <PageStyle name="pagination" />
      {page > 1 && (
        <a className="pagination__step" rel="prev" href={href(page - 1)}>
          <Icon name="chevron-left" /> {say.previous}
        </a>
      )}
      <ol>
        {shownPages(page, pages).map(number => (
          <li key={number}>
            <a href={href(number)} aria-current={number === page ? 'page' : undefined} aria-label={say.page(number)}>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="pagination__step" rel="next" href={href(page + 1)}>
          {say.next} <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}

function shownPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter(number => number >= 1 && number <= pages)
  return [...new Set(wanted)]
}

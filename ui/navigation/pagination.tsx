import { Icon } from '../pictures/icon.tsx'
import { PageStyle } from '../styles/page-style.tsx'

type PaginationProps = {
  page: number
  pages: number
  href: (page: number) => string
}

export function Pagination({ page, pages, href }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className="pagination" aria-label="Pages">
      <PageStyle name="pagination" />
      {page > 1 && (
        <a className="pagination__step" rel="prev" href={href(page - 1)}>
          <Icon name="chevron-left" /> Previous
        </a>
      )}
      <ol>
        {shownPages(page, pages).map(number => (
          <li key={number}>
            <a href={href(number)} aria-current={number === page ? 'page' : undefined} aria-label={`Page ${number}`}>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="pagination__step" rel="next" href={href(page + 1)}>
          Next <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}

function shownPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter(number => number >= 1 && number <= pages)
  return [...new Set(wanted)]
}

import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { NewsPage } from './news.server.ts'

/** The way to older articles, month by month. Their addresses are queries, so that no article can stand in their way. */
export function Archive({ page }: { page: NewsPage }) {
  if (page.months.length === 0) return null
  return (
    <details className="archive" open={page.month !== undefined || undefined}>
      <summary>
        Articles by month <Icon name="chevron-down" />
      </summary>
      <ul>
        {page.months.map(({ month, name, count }) => (
          <li key={month}>
            <a href={`${page.path}?month=${month}`} aria-current={month === page.month?.value ? 'page' : undefined}>
              {name} <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

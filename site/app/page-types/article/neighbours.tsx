import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { ArticlePage } from './article.server.ts'

/** The articles before and after this one in time. */
export function Neighbours({ page: { previous, next } }: { page: ArticlePage }) {
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label="Earlier and later articles">
      {previous && (
        <a href={previous.href} rel="prev">
          <span>
            <Icon name="arrow-left" size={18} /> Earlier
          </span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className="neighbours__next">
          <span>
            Later <Icon name="arrow-right" size={18} />
          </span>
          {next.title}
        </a>
      )}
    </nav>
  )
}

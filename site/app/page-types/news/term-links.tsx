import type { ArticleTerm } from '../../clients/content/article-list.server.ts'

type TermLinksProps = { kind: 'categories' | 'tags'; terms: ArticleTerm[]; label?: string }

export function TermLinks({ kind, terms, label }: TermLinksProps) {
  if (terms.length === 0) return null
  return (
    <ul className="terms" aria-label={label}>
      {terms.map(({ slug, name }) => (
        <li key={slug}>
          <a href={`/blog/${kind}/${encodeURIComponent(slug)}`}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

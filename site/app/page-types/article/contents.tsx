import type { ContentsEntry } from '../../clients/content/rich-text/steps/heading-ids.ts'

/** The parts of an article as links. It stands beside the text on a wide screen and folds on a narrow one. */
export function Contents({ entries }: { entries: ContentsEntry[] }) {
  if (entries.length === 0) return null
  return (
    <nav className="contents" aria-label="In this article">
      <details open>
        <summary>In this article</summary>
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${encodeURIComponent(id)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

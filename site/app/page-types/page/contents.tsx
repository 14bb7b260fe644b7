import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import type { ContentsEntry } from '../../clients/content/rich-text/steps/heading-ids.ts'

/** Shorter texts need no table of contents. */
const minParts = 3

/** Beside the text on a wide screen, folded above it on a narrow one. */
export function Contents({ title, entries }: { title: string; entries: ContentsEntry[] }) {
  if (entries.length < minParts) return null
  return (
    <nav className="contents" aria-label={title}>
      <PageStyle name="contents" />
      <details open>
        <summary>{title}</summary>
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

import { partWords } from '@agency/words/shell/parts/words.ts'
import { Children, type ReactNode } from 'react'

/** On a wide screen up to six cards fill whole rows. */
export function Rail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rail-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className="rail" aria-label={label} tabIndex={0}>
        {children}
      </section>
      <p className="visually-hidden">{partWords().inRow(Children.count(children))}</p>
    </div>
  )
}

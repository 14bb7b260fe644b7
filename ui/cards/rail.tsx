import { Children, type ReactNode } from 'react'

/** As many stand in a row of a wide screen. */
const inSight = 4

/** Cards in a row that scrolls sideways. Where a wide screen cannot show all, the next one peeks in, and their number is told. */
export function Rail({ label, children }: { label: string; children: ReactNode }) {
  const count = Children.count(children)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className="rail" aria-label={label} tabIndex={0}>
        {children}
      </section>
      {count > inSight && <p className="section__subtitle">{count} in this row: scroll sideways to see them all</p>}
    </>
  )
}

import type { ReactNode } from 'react'

/** Cards in a row that scrolls sideways on a phone and wraps into columns on a wide screen. */
export function Rail({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className="rail" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

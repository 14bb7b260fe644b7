import type { ReactNode } from 'react'

/** A page that says one thing, and where to go on. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="message">
      <h1>{title}</h1>
      {children}
    </section>
  )
}

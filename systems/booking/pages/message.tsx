import type { ReactNode } from 'react'

export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="message">
      <h1>{title}</h1>
      {children}
    </section>
  )
}

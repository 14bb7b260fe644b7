import type { ReactNode } from 'react'

/** A short label: a promotion, a category, a state. */
export function Tag({ children, tone = 'songket' }: { children: ReactNode; tone?: 'songket' | 'sand' | 'leaf' }) {
  return <span className={`tag tag--${tone}`}>{children}</span>
}

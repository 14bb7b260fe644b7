import type { ReactNode } from 'react'

export function Tag({ children, tone = 'songket' }: { children: ReactNode; tone?: 'songket' | 'sand' | 'leaf' }) {
  return <span className={`tag tag--${tone}`}>{children}</span>
}

import type { ReactNode } from 'react'
import { PageStyle } from '../styles/page-style.tsx'

type ReadingProps = {
  /** A picture above what stays in sight. */
  picture?: ReactNode
  /** What helps to read: a list of contents, whom to ask. Above the text on a phone; beside it, in sight, on a wide screen. */
  beside: ReactNode
  children: ReactNode
}

/** A text to be read from top to bottom, with something beside it. */
export function Reading({ picture, beside, children }: ReadingProps) {
  return (
    <div className="reading">
      <PageStyle name="reading" />
      <div className="reading__side">
        {picture}
        <div className="reading__beside">{beside}</div>
      </div>
      <div className="reading__text">{children}</div>
    </div>
  )
}

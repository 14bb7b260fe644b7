import type { ReactNode } from 'react'
import { PageStyle } from '../styles/page-style.tsx'

type ReadingProps = {
  picture?: ReactNode
  /** A list of contents, a contact. Above the text on a phone; beside it, always in view, on a wide screen. */
  beside: ReactNode
  children: ReactNode
}

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

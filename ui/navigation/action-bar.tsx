import type { ReactNode } from 'react'
import styles from './action-bar.css?url'
import { ButtonLink } from './button-link.tsx'

type ActionBarProps = {
  href: string
  /** The verb, on the button. */
  action: string
  /** The subject of the action, beside the button. */
  children: ReactNode
}

/**
 * The main action of a page, at the lower edge of a phone's window while the element around it is in view. A plain link, so it
 * works without script.
 */
export function ActionBar({ href, action, children }: ActionBarProps) {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <div className="action-bar">
        {children}
        <ButtonLink href={href}>{action}</ButtonLink>
      </div>
    </>
  )
}

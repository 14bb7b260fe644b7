import type { ReactNode } from 'react'
import styles from './action-bar.css?url'
import { ButtonLink } from './button-link.tsx'

type ActionBarProps = {
  href: string
  action: string
  children: ReactNode
}

/** At the lower edge of a phone's window while its parent is in view. A plain link, so it works without script. */
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

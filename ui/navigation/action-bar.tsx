import type { ReactNode } from 'react'
import styles from './action-bar.css?url'
import { ButtonLink } from './button-link.tsx'

type ActionBarProps = {
  href: string
  action: string
  children: ReactNode
}

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

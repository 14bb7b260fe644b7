import type { ReactNode } from 'react'
import { UnbrokenText } from '../formats/unbroken-text.tsx'
import { PageStyle } from '../styles/page-style.tsx'

type PageHeaderProps = {
  title: string
  subtitle?: string | undefined
  above?: ReactNode
  children?: ReactNode
}

export function PageHeader({ title, subtitle, above, children }: PageHeaderProps) {
  return (
    <header className="page-head">
      <PageStyle name="pageHeader" />
      {above}
      <h1 dir="auto">
        <UnbrokenText text={title} />
      </h1>
      {subtitle && (
        <p className="page-head__subtitle" dir="auto">
          {subtitle}
        </p>
      )}
      {children}
    </header>
  )
}

import type { ReactNode } from 'react'

type ButtonLinkProps = { href: string; tone?: 'primary' | 'quiet' | 'light'; target?: string; children: ReactNode }

export function ButtonLink({ href, tone = 'primary', target, children }: ButtonLinkProps) {
  return (
    <a className={`button button--${tone}`} href={href} target={target} rel={target ? 'noopener' : undefined}>
      {children}
    </a>
  )
}

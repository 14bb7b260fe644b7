import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'

type SectionProps = {
  title: string
  subtitle?: string
  more?: { href: string; text: string }
  tone?: 'paper' | 'sand' | 'sea'
  minor?: boolean
  id?: string
  children: ReactNode
}

export function Section({ title, subtitle, more, tone = 'paper', minor, id, children }: SectionProps) {
  return (
    <section className={`section section--${tone}`} id={id}>
      <div className="wrap">
        <header className="section__head">
          <div>
            <h2 className={minor ? 'section__title section__title--minor' : 'section__title'}>{title}</h2>
            {subtitle && <p className="section__subtitle">{subtitle}</p>}
          </div>
          {more && (
            <a className="section__more" href={more.href}>
              {more.text} <Icon name="arrow-right" size={18} />
            </a>
          )}
        </header>
        {children}
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'

type Tone = 'info' | 'success' | 'error'

const icons: Record<Tone, string> = { info: 'info', success: 'circle-check', error: 'circle-alert' }

/** Screen readers announce errors at once, other messages when they are idle. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className={`notice notice--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  )
}

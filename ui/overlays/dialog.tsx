import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'

type DialogProps = { id: string; title: string; maxWidth: number; children: ReactNode }

/**
 * A modal dialog. A button with `command="show-modal"` and `commandfor` opens it without script; focus stays inside and
 * Escape closes it, by the browser's own rules.
 * @param maxWidth Pixels.
 */
export function Dialog({ id, title, maxWidth, children }: DialogProps) {
  return (
    <dialog id={id} className="dialog" aria-labelledby={`${id}-title`} style={{ maxWidth }}>
      <header className="dialog__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="icon-button" aria-label="Close" command="close" commandfor={id}>
          <Icon name="x" />
        </button>
      </header>
      {children}
    </dialog>
  )
}

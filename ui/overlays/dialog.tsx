import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { closeOnPressOutside } from '../layout/close-on-press-outside.client.ts'
import { Icon } from '../pictures/icon.tsx'

type DialogProps = { id: string; title: string; maxWidth: number; ref?: Ref<HTMLDialogElement>; children: ReactNode }

/**
 * A modal dialog. A button with `command="show-modal"` and `commandfor` opens it without script; focus stays inside and
 * Escape closes it, by the browser's own rules. Where it lives in a browser, a press beside it closes it too.
 * @param maxWidth Pixels.
 */
export function Dialog({ id, title, maxWidth, ref, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)
  useEffect(() => (dialog.current ? closeOnPressOutside(dialog.current) : undefined), [])
  return (
    <dialog ref={dialog} id={id} className="dialog" aria-labelledby={`${id}-title`} style={{ maxWidth }}>
      <div className="dialog__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          command="close"
          commandfor={id}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  )
}

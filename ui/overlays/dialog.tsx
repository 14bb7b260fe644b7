import { controlWords } from '@agency/words/shell/controls/words.ts'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { Icon } from '../pictures/icon.tsx'

export type DialogWidth = 498 | 700

type DialogProps = { id: string; title: string; width: DialogWidth; ref?: Ref<HTMLDialogElement>; children: ReactNode }

/**
 * A button with `command="show-modal"` and `commandfor` opens it without script. With script, a press outside closes it
 * too.
 */
export function Dialog({ id, title, width, ref, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)
  useEffect(() => (dialog.current ? closeOnPressOutside(dialog.current) : undefined), [])
  return (
    <dialog ref={dialog} id={id} className={`dialog dialog--${width}`} aria-labelledby={`${id}-title`}>
      <div className="dialog__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={controlWords().close}
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

/**
 * The press must begin outside too: selecting the text of a field often ends there. Not every browser in use has
 * `closedby`, which would do the same.
 */
function closeOnPressOutside(dialog: HTMLDialogElement): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let beganOutside = false
  const begin = (event: PointerEvent) => {
    beganOutside = isOutside(dialog, event)
  }
  const end = (event: MouseEvent) => {
    if (beganOutside && isOutside(dialog, event)) dialog.close()
  }
  dialog.addEventListener('pointerdown', begin, { signal })
  dialog.addEventListener('click', end, { signal })
  return () => ending.abort()
}

function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

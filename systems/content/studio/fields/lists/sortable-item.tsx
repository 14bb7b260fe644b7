import type { ComponentProps, ReactNode } from 'react'
import { IconButton, SmallButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'
import { type Drag, lineAt } from './use-dragging.ts'

type SortableItemProps = {
  index: number
  count: number
  name: string
  drag: Drag | undefined
  handle: ComponentProps<'button'> | undefined
  id?: string | undefined
  actions?: ReactNode
  /** Without a function the item cannot be removed. */
  onRemove?: () => void
  children: ReactNode
}

export function SortableItem({ index, count, name, drag, handle, id, actions, onRemove, children }: SortableItemProps) {
  const line = lineAt(index, count, drag)
  const classes = ['item', drag?.from === index && 'item--dragged', line && `item--${line}`]
  return (
    <li id={id} className={classes.filter(Boolean).join(' ')}>
      {handle && (
        <button
          type="button"
          className="item__handle"
          aria-label={words.fields.sort(name)}
          aria-description={words.fields.sortHelp(index + 1, count)}
          {...handle}
        >
          <span aria-hidden="true">⠿</span>
        </button>
      )}
      <div className="item__body">{children}</div>
      <div className="item__actions">
        {actions}
        {onRemove && <IconButton icon="x" label={words.fields.remove(name)} onClick={onRemove} />}
      </div>
    </li>
  )
}

export function BringBack({ name, onBringBack }: { name: string | undefined; onBringBack: () => void }) {
  return (
    <p className="bring-back" role="status">
      {name !== undefined && (
        <>
          {words.fields.removed(name)} <SmallButton onClick={onBringBack}>{words.fields.bringBack}</SmallButton>
        </>
      )}
    </p>
  )
}

import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { words } from '../../words.ts'

type SortableItemProps = {
  /** Items are dragged within one list only. */
  list: string
  index: number
  count: number
  /** Of an item that is closed until somebody opens it. */
  title: string | undefined
  isNew: boolean
  /** What screen readers call it. */
  name: string
  onMove: (from: number, to: number) => void
  onRemove: () => void
  children: ReactNode
}

/** One item of a list, with a handle that is dragged, or pressed with arrow up and down. */
export function SortableItem({
  list,
  index,
  count,
  title,
  isNew,
  name,
  onMove,
  onRemove,
  children,
}: SortableItemProps) {
  const [isTarget, setIsTarget] = useState(false)
  const type = `text/x-${list.toLowerCase()}`

  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(index, index + step)
  }

  return (
    <li
      className={isTarget ? 'item item--target' : 'item'}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes(type)) return
        event.preventDefault()
        setIsTarget(true)
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={event => {
        setIsTarget(false)
        const from = event.dataTransfer.getData(type)
        if (from !== '') onMove(Number(from), index)
      }}
    >
      <button
        type="button"
        className="item__handle"
        draggable
        aria-label={words.fields.sort(name)}
        aria-description={words.fields.sortHelp(index + 1, count)}
        onKeyDown={moveByKey}
        onDragStart={event => event.dataTransfer.setData(type, String(index))}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      <div className="item__body">
        {title === undefined ? (
          children
        ) : (
          <details open={isNew}>
            <summary>
              <Icon name="chevron-right" size={16} /> {title}
            </summary>
            {children}
          </details>
        )}
      </div>
      <button type="button" className="icon-button" aria-label={words.fields.remove(name)} onClick={onRemove}>
        <Icon name="x" size={18} />
      </button>
    </li>
  )
}

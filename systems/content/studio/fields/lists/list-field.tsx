import { slugOf } from '@agency/reference-data/search/words.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type ClipboardEvent, type ComponentType, type ReactNode, useRef, useState } from 'react'
import type { FieldSchema } from '../../calls/shapes.ts'
import { AddButton } from '../../parts/forms/buttons.tsx'
import { choiceName, helpOf, labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { type FieldProps, idOf } from '../plain/field-props.ts'
import { Group } from '../plain/group.tsx'
import { useAdded } from '../plain/use-added.ts'
import { linesIn } from './pasted-lines.ts'
import { BringBack, SortableItem } from './sortable-item.tsx'
import { useDragging } from './use-dragging.ts'
import { useItems } from './use-items.ts'

type ListFieldProps = FieldProps<unknown[]> & { Item: ComponentType<FieldProps> }

/** Sorted by dragging or with the keyboard. */
export function ListField({ path, schema, value = [], onChange, Item }: ListFieldProps) {
  const { ids, move, remove, removed, bringBack, insert, replace } = useItems(value, onChange)
  const list = useRef<HTMLOListElement>(null)
  const { drag, handle } = useDragging({ list, onMove: move })
  const isAdded = useAdded(value.length, () =>
    list.current?.querySelector<HTMLElement>(':scope > :last-child :is(input, textarea, select)')?.focus(),
  )
  const { items = {} } = schema
  const isFull = value.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)
  const nameOf = (index: number) => labelOf([...path, String(index)])
  /** Each pasted line becomes an entry; an empty receiving entry is replaced. */
  function paste(event: ClipboardEvent) {
    const lines = linesIn(event.clipboardData.getData('text/plain')).map(line =>
      items.title === 'tag' ? slugOf(line) : line,
    )
    const index = [...(list.current?.children ?? [])].findIndex(item => item.contains(event.target as Node))
    if (lines.length < 2 || !/^(text|long text|tag|place name)$/.test(items.title ?? '')) return
    event.preventDefault()
    event.stopPropagation()
    const room = (schema.maxItems ?? Number.POSITIVE_INFINITY) - value.length
    if (value[index] === '') replace(index, 1, lines.slice(0, room + 1))
    else replace(index + 1, 0, lines.slice(0, room))
  }
  return (
    <Group path={path} hint={helpOf(schema)} className="list">
      <ol ref={list} onPasteCapture={paste}>
        {value.map((item, index) => (
          <SortableItem
            key={ids[index]}
            index={index}
            count={value.length}
            name={nameOf(index)}
            drag={drag}
            handle={handle(index)}
            id={items.type === 'object' ? idOf([...path, String(index)]) : undefined}
            onRemove={() => remove(index)}
          >
            <Closed title={items.type === 'object' ? titleOf(item, index) : undefined} isNew={isEmpty(item)}>
              <Item
                path={[...path, String(index)]}
                schema={items}
                value={item}
                required
                onChange={next => onChange(value.with(index, next ?? emptyValue(items)))}
              />
            </Closed>
          </SortableItem>
        ))}
      </ol>
      <BringBack name={removed && nameOf(removed.index)} onBringBack={bringBack} />
      {!isFull && (
        <AddButton
          onClick={() => {
            isAdded()
            insert(value.length, emptyValue(items))
          }}
        >
          {words.fields.add(labelOf(path))}
        </AddButton>
      )}
    </Group>
  )
}

/** Items with a title start closed, except new ones; typing a title does not close them. */
function Closed({ title, isNew, children }: { title: string | undefined; isNew: boolean; children: ReactNode }) {
  const [startsOpen] = useState(isNew)
  if (title === undefined) return children
  return (
    <details open={startsOpen}>
      <summary>
        <Icon name="chevron-right" size={16} /> {title}
      </summary>
      {children}
    </details>
  )
}

function titleOf(item: unknown, index: number): string {
  const { title, name, label, question, network, departure, by, kind } = (item ?? {}) as Record<string, unknown>
  const kindName = typeof kind === 'string' && kind !== '' ? choiceName(kind) : ''
  const names = [title, name, label, question, network, departure, by, kindName]
  const ownName = names.find(one => typeof one === 'string' && one !== '')
  const number = String(index + 1)
  return ownName ? `${number} · ${ownName}` : number
}

const isEmpty = (item: unknown) => item !== null && typeof item === 'object' && Object.keys(item).length === 0

function emptyValue(schema: FieldSchema): unknown {
  if (schema.type === 'object') return {}
  if (schema.type === 'array') return []
  if (schema.type === 'boolean') return false
  return schema.type === 'string' || schema.type === undefined ? '' : undefined
}

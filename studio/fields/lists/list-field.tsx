import { FieldError } from '@agency/ui/forms/field.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { ComponentType } from 'react'
import { words } from '../../words.ts'
import { type FieldProps, idOf, useFault } from '../field-props.ts'
import { emptyValue } from '../kinds.ts'
import { helpOf, labelOf } from '../labels.ts'
import { SortableItem } from './sortable-item.tsx'
import { useItems } from './use-items.ts'

type ListFieldProps = FieldProps<unknown[]> & {
  /** Edits one item, whatever it is. */
  Item: ComponentType<FieldProps>
}

/** A list of anything: items are added, removed, and sorted by dragging or by keys. */
export function ListField({ path, schema, value = [], onChange, Item }: ListFieldProps) {
  const error = useFault(path)
  const id = idOf(path)
  const { ids, move, remove, add } = useItems(value, onChange)
  const { items = {} } = schema
  const isFull = value.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)
  const hint = helpOf(schema.description)
  return (
    <fieldset className="field list" id={id} tabIndex={-1} aria-describedby={hint && `${id}-hint`}>
      <legend>{labelOf(path)}</legend>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <ol>
        {value.map((item, index) => (
          <SortableItem
            key={ids[index]}
            list={id}
            index={index}
            count={value.length}
            title={items.type === 'object' ? titleOf(item, index) : undefined}
            isNew={isEmpty(item)}
            name={labelOf([...path, String(index)])}
            onMove={move}
            onRemove={() => remove(index)}
          >
            <Item
              path={[...path, String(index)]}
              schema={items}
              value={item}
              required
              onChange={next => onChange(value.with(index, next ?? emptyValue(items)))}
            />
          </SortableItem>
        ))}
      </ol>
      {!isFull && (
        <button type="button" className="add" onClick={() => add(emptyValue(items))}>
          <Icon name="plus" size={18} /> {words.fields.add(labelOf(path))}
        </button>
      )}
    </fieldset>
  )
}

/** What an item is called while it is closed: its own title, or its number. */
function titleOf(item: unknown, index: number): string {
  const { title, name, label, question, network, day } = (item ?? {}) as Record<string, unknown>
  const own = [title, name, label, question, network].find(one => typeof one === 'string' && one !== '')
  const number = typeof day === 'number' ? words.fields.dayOf(day) : String(index + 1)
  return own ? `${number} · ${own}` : number
}

const isEmpty = (item: unknown) => item !== null && typeof item === 'object' && Object.keys(item).length === 0

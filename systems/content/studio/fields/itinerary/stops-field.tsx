import { FieldError } from '@agency/ui/forms/field.tsx'
import { useRef, useState } from 'react'
import { AddButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'
import { SortableItem } from '../lists/sortable-item.tsx'
import { useDragging } from '../lists/use-dragging.ts'
import { useItems } from '../lists/use-items.ts'
import { LookupWindow } from '../picking/known-field.tsx'
import { useLookup } from '../picking/lookups.ts'
import { Group } from '../plain/group.tsx'

type Stop = { place?: string; by?: string }
type StopsFieldProps = { path: string[]; value: Stop[]; onChange: (value: Stop[]) => void }

const { itinerary: texts } = words
const movements = Object.entries(texts.movements)

export function StopsField({ path, value, onChange }: StopsFieldProps) {
  const [picking, setPicking] = useState(false)
  const lookup = useLookup('map place')
  const { ids, move, remove, insert } = useItems(value, onChange)
  const list = useRef<HTMLOListElement>(null)
  const { drag, handle } = useDragging({ list, onMove: move })
  return (
    <Group path={path} label={texts.stops} hint={texts.stopsHelp} isOptional className="list stops">
      <ol ref={list}>
        {value.map((stop, index) => {
          const place = stop.place ?? ''
          const isUnknown = lookup !== undefined && lookup.called(place) === undefined
          return (
            <SortableItem
              key={ids[index]}
              index={index}
              count={value.length}
              name={place}
              drag={drag}
              handle={handle(index)}
              onRemove={() => remove(index)}
            >
              <div className="stops__stop">
                <b>{place}</b>
                <select
                  aria-label={texts.by(place)}
                  value={stop.by ?? ''}
                  onChange={({ target }) =>
                    onChange(value.with(index, { place, ...(target.value && { by: target.value }) }))
                  }
                >
                  {movements
                    .filter(([name]) => name !== 'road' || stop.by === 'road')
                    .map(([name, label]) => (
                      <option key={name} value={name}>
                        {label}
                      </option>
                    ))}
                </select>
              </div>
              {isUnknown && <FieldError error={words.lookups.unknown(place)} />}
            </SortableItem>
          )
        })}
      </ol>
      <AddButton onClick={() => setPicking(true)}>{texts.addStop}</AddButton>
      <LookupWindow
        kind="map place"
        lookup={lookup}
        isOpen={picking}
        onOpenChange={setPicking}
        onPick={place => insert(value.length, { place })}
      />
    </Group>
  )
}

import { Icon } from '@agency/ui/pictures/icon.tsx'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import type { Source } from '../../calls/shapes.ts'
import { Faults, useProperties } from '../../fields/plain/field-props.ts'
import { keep, kept } from '../../parts/forms/kept-in-browser.ts'
import { words } from '../../words/words.ts'

/** `place`: storage name of folded groups by user and type; `before`: the properties at opening. */
export const OpenForm = createContext<{ place: string; before: Source }>({ place: '', before: {} })

type FormGroupProps = { title: string; properties: string[]; children: ReactNode }

/** The heading counts wrong and changed fields. */
export function FormGroup({ title, properties, children }: FormGroupProps) {
  const { place, before } = useContext(OpenForm)
  const [isOpen, setIsOpen] = useState(() => !foldedIn(place).includes(title))
  const heading = useId()
  const faults = [...useContext(Faults).keys()].filter(path => properties.includes(path.split('.')[0] ?? ''))
  const { values } = useProperties()
  const changed = properties.filter(
    name => values[name] !== before[name] && JSON.stringify(values[name]) !== JSON.stringify(before[name]),
  )

  function turn(open: boolean) {
    if (open === isOpen) return
    setIsOpen(open)
    remember(place, title, open)
  }
  return (
    // The browser’s search finds a closed one, and it works where a reader’s fields are disabled.
    <details className="group" open={isOpen} onToggle={({ currentTarget }) => turn(currentTarget.open)}>
      <summary>
        <Icon name="chevron-right" size={18} />
        <h2 id={heading}>{title}</h2>
        {faults.length > 0 && (
          <span className="group__wrong">
            <Icon name="circle-alert" size={16} /> {words.groups.faults(faults.length)}
          </span>
        )}
        {changed.length > 0 && <span className="group__changed">{words.groups.changed(changed.length)}</span>}
      </summary>
      <div role="group" aria-labelledby={heading} className="fields">
        {children}
      </div>
    </details>
  )
}

/** An element in a closed fold cannot have the focus. */
export function openAround(element: HTMLElement): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

const nameOf = (place: string) => `studio.folded.${place}`

function foldedIn(place: string): string[] {
  const folded = kept(nameOf(place))
  return Array.isArray(folded) ? folded : []
}

function remember(place: string, title: string, isOpen: boolean) {
  const others = foldedIn(place).filter(other => other !== title)
  keep(nameOf(place), isOpen ? others : [...others, title])
}

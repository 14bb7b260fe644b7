import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { maxHotelChildren } from '../model/products.ts'
import { FieldProblem } from './form-parts.tsx'
import { bringIntoView, useCloseWhenLeft } from './popover.ts'
import type { LiveForm } from './use-search-form.ts'

type PeopleFieldProps = {
  label: string
  /** Who travels, in words: `1 adult, Economy`. */
  words: string
  /** Opened from the start when one of its fields is wrong. */
  open: boolean
  isLive: boolean
  children: ReactNode
}

/** Who travels: closed it says so in words, opened it asks. */
export function PeopleField({ label, words, open, isLive, children }: PeopleFieldProps) {
  const cell = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const people = useRef<HTMLDivElement>(null)
  // From then on the browser opens and closes it, as it does before script is there.
  const [isOpenFirst] = useState(open)
  const close = useCallback(() => {
    if (cell.current) cell.current.open = false
  }, [])
  useCloseWhenLeft(cell, close)

  function closeToSummary() {
    close()
    summary.current?.focus()
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !cell.current?.open) return
    event.preventDefault()
    event.stopPropagation()
    closeToSummary()
  }
  // After a press only: when a fault opens it, the summary of faults is what has to be in view.
  function showOpened() {
    requestAnimationFrame(() => cell.current?.open && people.current && bringIntoView(people.current))
  }

  return (
    <details ref={cell} className="cell cell--people" open={isOpenFirst} onKeyDown={onKey}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary ref={summary} onClick={showOpened}>
        <span className="cell__label">{label}</span>
        <span className="cell__control">
          <span>{words}</span> <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <div ref={people} className="people">
        {children}
        <button type="button" className="button button--quiet" hidden={!isLive} onClick={closeToSummary}>
          Done
        </button>
      </div>
    </details>
  )
}

/** The age of each child. */
export function AgeFields({ form }: { form: LiveForm }) {
  const children = Math.min(Number(form.values.children) || 0, maxHotelChildren)
  return (
    <fieldset className="ages" hidden={children === 0}>
      <legend>Age of each child on the day of arrival</legend>
      {Array.from({ length: children }, (_, child) => {
        const id = `hotels-age-${child + 1}`
        const wrong = form.problems.some(({ field }) => field === `age-${child + 1}`)
        return (
          <div key={id} className="age">
            <label htmlFor={id}>Child {child + 1}</label>
            <select
              id={id}
              name="age"
              value={form.ages[child] ?? ''}
              onChange={event => form.setAge(child, event.target.value)}
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? `${id}-error` : undefined}
            >
              <option value="">Age</option>
              {Array.from({ length: 18 }, (_, age) => (
                <option key={String(age)} value={String(age)}>
                  {age === 0 ? 'Under 1' : age}
                </option>
              ))}
            </select>
            <FieldProblem form={form} name={`age-${child + 1}`} />
          </div>
        )
      })}
    </fieldset>
  )
}

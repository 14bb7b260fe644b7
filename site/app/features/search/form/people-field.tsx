import { bringIntoView, useCloseWhenLeft } from '@agency/ui/overlays/popover.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { searchWords } from '@agency/words/search/form/words.ts'
import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { maxHotelChildren } from '../model/search-limits.ts'
import { FieldProblem } from './form-parts.tsx'
import { useForm } from './search-form-context.ts'

type PeopleFieldProps = {
  label: string
  /** The travellers in words: `1 adult, Economy`. */
  words: string
  /** Open at first, because one of its fields has a problem. */
  open: boolean
  children: ReactNode
}

export function PeopleField({ label, words, open, children }: PeopleFieldProps) {
  const { isLive } = useForm()
  const cell = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const people = useRef<HTMLDivElement>(null)
  // Only the first value: later the browser opens and closes the element, as it does without script.
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
  // Only after a press: if a problem opens it, the summary of problems has to stay in view.
  function showOpened() {
    requestAnimationFrame(() => cell.current?.open && people.current && bringIntoView(people.current))
  }

  return (
    <details ref={cell} className="cell cell--people" open={isOpenFirst} onKeyDown={onKey}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary ref={summary} onClick={showOpened}>
        <span className="cell__label">{label}</span>
        <span className="cell__control">
          <span>{words.replace(/(\d) /g, '$1\u00a0')}</span> <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <div ref={people} className="people">
        {children}
        <button type="button" className="button button--quiet" hidden={!isLive} onClick={closeToSummary}>
          {searchWords().done}
        </button>
      </div>
    </details>
  )
}

export function AgeFields() {
  const { values, ages, problems, setAge } = useForm()
  const say = searchWords()
  const children = Math.min(Number(values.children) || 0, maxHotelChildren)
  return (
    <fieldset className="ages" hidden={children === 0}>
      <legend>{say.ages}</legend>
      {Array.from({ length: children }, (_, child) => {
        const id = `hotel-age-${child + 1}`
        const hasProblem = problems.some(({ field }) => field === `age-${child + 1}`)
        return (
          <div key={id} className="age">
            <label htmlFor={id}>{say.child(child + 1)}</label>
            <select
              id={id}
              name="age"
              value={ages[child] ?? ''}
              onChange={event => setAge(child, event.target.value)}
              aria-invalid={hasProblem || undefined}
              aria-describedby={hasProblem ? `${id}-error` : undefined}
            >
              <option value="">{say.age}</option>
              {Array.from({ length: 18 }, (_, age) => (
                <option key={String(age)} value={String(age)}>
                  {age === 0 ? say.under1 : age}
                </option>
              ))}
            </select>
            <FieldProblem name={`age-${child + 1}`} />
          </div>
        )
      })}
    </fieldset>
  )
}

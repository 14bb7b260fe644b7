import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { ReactNode } from 'react'
import type { SearchFormModel } from '../form-model/form-model.server.ts'
import { FieldProblem } from './form-parts.tsx'

type PeopleFieldProps = {
  label: string
  /** Who travels, in words: `1 adult, Economy`. */
  words: string
  /** Opened from the start when one of its fields is wrong. */
  open: boolean
  children: ReactNode
}

/** Who travels: closed it says so in words, opened it asks. */
export function PeopleField({ label, words, open, children }: PeopleFieldProps) {
  return (
    <details className="cell cell--people" data-people open={open}>
      <summary>
        <span className="cell__label">{label}</span>
        <span className="cell__control">
          <span data-people-words>{words}</span> <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <div className="people">
        {children}
        <button type="button" className="button button--quiet" data-people-close hidden>
          Done
        </button>
      </div>
    </details>
  )
}

/** The age of each child. The panel's script adds and takes away fields as the number of children changes. */
export function AgeFields({ form }: { form: SearchFormModel }) {
  const children = Math.min(Number(form.values.children) || 0, 16)
  return (
    <fieldset className="ages" data-ages hidden={children === 0}>
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
              defaultValue={form.ages[child] ?? ''}
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

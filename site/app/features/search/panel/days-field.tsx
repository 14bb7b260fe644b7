import type { ReactNode } from 'react'
import { Cell, controlProps, type PartProps } from './form-parts.tsx'

/** The first and the last day of a search. The panel's script opens a calendar for both. */
export function DaysField({ children }: { children: ReactNode }) {
  return (
    <div className="cell cell--days" data-days>
      {children}
    </div>
  )
}

type DayFieldProps = PartProps & {
  label: string
  /** What happens on the day, for the calendar's title: `come back`. */
  verb: string
  children?: ReactNode
}

/** One day, written in any of the usual forms. */
export function DayField({ form, name, label, verb, children }: DayFieldProps) {
  return (
    <Cell form={form} name={name} label={label} className="cell--day">
      <input
        {...controlProps({ form, name })}
        className="cell__control"
        type="text"
        placeholder="5 Sep 2026"
        autoComplete="off"
        data-day={verb}
      />
      {children}
    </Cell>
  )
}

import type { ReactNode } from 'react'
import { Cell, controlProps, type PartProps } from './form-parts.tsx'

type DaysFieldProps = { children: ReactNode; single?: boolean }

/** The first and the last day of a search. The panel's script opens a calendar for both. */
export function DaysField({ children }: DaysFieldProps) {
  return (
    <div className="cell cell--days" data-days>
      {children}
    </div>
  )
}

/** One day, written in any of the usual forms. */
export function DayField({ form, name, label, children }: PartProps & { label: string; children?: ReactNode }) {
  return (
    <Cell form={form} name={name} label={label} className="cell--day">
      <input
        {...controlProps({ form, name })}
        className="cell__control"
        type="text"
        placeholder="5 Sep 2026"
        autoComplete="off"
        data-day={name}
      />
      {children}
    </Cell>
  )
}

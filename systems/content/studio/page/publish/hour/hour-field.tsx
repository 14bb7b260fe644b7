import { addDays, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { described, FieldFrame } from '@agency/ui/forms/field.tsx'
import { DateControl } from '../../../parts/forms/date-control.tsx'
import { words } from '../../../words/words.ts'

/** Offices open at nine, Malaysian time. */
export const tomorrow = () => `${addDays(malaysianDay(Date.now()), 1)}T09:00`

type HourFieldProps = { value: string; onChange: (hour: string) => void }

export function HourField({ value, onChange }: HourFieldProps) {
  const frame = { id: 'hour', label: words.hours.hour, hint: words.fields.malaysianTime }
  return (
    <FieldFrame {...frame}>
      <DateControl {...described(frame)} id="hour" label={frame.label} withTime value={value} onChange={onChange} />
    </FieldFrame>
  )
}

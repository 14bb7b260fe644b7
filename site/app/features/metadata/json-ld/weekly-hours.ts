import { readOpeningHours } from '../../site-settings/trust/answers/opening-hours.ts'

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** In schema.org's form, `Mo-Sa 09:00-18:00`; undefined where the text has another form. */
export function weeklyHours(text: string): string | undefined {
  const hours = readOpeningHours(text)
  if (!hours) return undefined
  return `${days[hours.first]}-${days[hours.last]} ${clock(hours.opens)}-${clock(hours.closes)}`
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

import './search-widgets.css'
import type { BookingSite } from '../hand-over/hand-over.ts'
import { adoptToday } from './days/adopt-today.client.ts'
import { todayHere } from './days/today.ts'
import { startSearchForm } from './form/search-form.client.ts'
import { openSheet as open } from './form/sheet.client.ts'

const started = new WeakSet<HTMLElement>()

/** Brings a search panel to life, once. */
export function startPanel(panel: HTMLElement): void {
  if (started.has(panel)) return
  started.add(panel)
  const booking: BookingSite = JSON.parse(panel.dataset.booking ?? '{}')
  for (const form of panel.querySelectorAll<HTMLFormElement>('form[data-product]')) {
    adoptToday(form, panel.dataset.today ?? '', todayHere())
    startSearchForm(form, booking)
  }
  panel.dataset.started = ''
}

/** Opens the panel's sheet, on a phone. */
export function openSheet(panel: HTMLElement): void {
  open(panel)
}

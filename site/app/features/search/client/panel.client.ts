import './search-widgets.css'
import type { BookingSite } from '../hand-over/hand-over.ts'
import { adoptToday } from './client/adopt-today.client.ts'
import { startSearchForm } from './client/search-form.client.ts'
import { openSheet as open } from './client/sheet.client.ts'
import { todayHere } from './today.ts'

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

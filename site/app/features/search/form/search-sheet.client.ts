import { deviceType, watchDeviceType } from '@agency/ui/device/device-type.client.ts'
import { fetchAhead, mayFetchAhead } from '@agency/ui/islands/fetch-ahead.client.ts'
import { afterPaint } from '@agency/ui/layout/after-paint.client.ts'
import { keepPanel, keptPanel } from './kept-in-history.ts'

/** @param formFiles The script of a form, fetched before the link is pressed and run afterwards. */
export function startSearchSheet(formFiles: string[]): void {
  const sheet = document.querySelector<HTMLDialogElement>('#search-sheet')
  const link = document.querySelector<HTMLElement>('[aria-controls=search-sheet]')
  const forms = document.querySelector<HTMLElement>('#search-forms')
  if (!sheet || !link || !forms) return
  link.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openSheet(sheet, forms)
  })
  keepSelected(forms)
  if (keptPanel().isSheetOpen && deviceType() === 'mobile') openSheet(sheet, forms)
  if (deviceType() !== 'mobile' || !mayFetchAhead()) return
  const idle = window.requestIdleCallback ?? setTimeout
  // A failed file is fetched again when the form is shown.
  idle(() => void fetchAhead(formFiles).catch(() => undefined))
}

/** Back restores the selected form. */
function keepSelected(forms: HTMLElement): void {
  const { selected } = keptPanel()
  for (const tab of forms.querySelectorAll<HTMLInputElement>('input[name=search-for]')) {
    if (tab.value === selected) tab.checked = true
    tab.addEventListener('change', () => keepPanel({ selected: tab.value }))
  }
}

/**
 * Moves the elements instead of rendering new ones: they keep focus, folds and scroll position, and React does not
 * depend on their place.
 */
function openSheet(sheet: HTMLDialogElement, forms: HTMLElement): void {
  const home = forms.parentElement
  if (!home || sheet.open) return
  sheet.showModal()
  keepPanel({ isSheetOpen: true })
  // The empty sheet is painted first: with the forms in it, a slow phone would take twice as long to respond.
  afterPaint(() => sheet.open && sheet.append(forms))
  const watching = new AbortController()
  watchDeviceType(type => type === 'desktop' && sheet.close(), watching.signal)
  sheet.addEventListener(
    'close',
    () => {
      home.append(forms)
      keepPanel({ isSheetOpen: false })
      watching.abort()
    },
    { once: true },
  )
}

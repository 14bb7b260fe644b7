import { deviceType, watchDeviceType } from '@agency/ui/device/device-type.client.ts'
import { fetchAhead, mayFetchAhead } from '@agency/ui/islands/fetch-ahead.client.ts'
import { afterPaint } from '@agency/ui/layout/after-paint.client.ts'
import { keepPanel, keptPanel } from './kept-in-history.ts'

/**
 * On a phone the panel over a picture is one link, which opens the forms in a sheet.
 * @param formFiles The script of a form. It is fetched before the link is pressed, and runs only afterwards.
 */
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
  // What fails here is fetched again when the form is shown.
  idle(() => void fetchAhead(formFiles).catch(() => undefined))
}

/** The form in front is in front again after Back. */
function keepSelected(forms: HTMLElement): void {
  const { selected } = keptPanel()
  for (const tab of forms.querySelectorAll<HTMLInputElement>('input[name=search-for]')) {
    if (tab.value === selected) tab.checked = true
    tab.addEventListener('change', () => keepPanel({ selected: tab.value }))
  }
}

/**
 * Moves the forms into a dialog that fills the screen, and back when it closes or the window gets wide. The elements stay the
 * same, with their focus, folds and scroll position, and React does not mind where they are.
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

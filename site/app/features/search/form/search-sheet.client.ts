import { deviceType, watchDeviceType } from '@agency/ui/device/device-type.client.ts'
import { mayFetchAhead } from '@agency/ui/device/may-fetch-ahead.client.ts'
import { fetchAhead } from '@agency/ui/islands/fetch-ahead.client.ts'
import { afterPaint } from '@agency/ui/layout/after-paint.client.ts'

/**
 * On a phone the panel over a picture is one link: its press opens the forms in a sheet.
 * @param formFiles What a form consists of. It is on the phone before the press, and runs only after it.
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
  if (deviceType() !== 'mobile' || !mayFetchAhead()) return
  const idle = window.requestIdleCallback ?? setTimeout
  // Without them the form asks again when it is shown.
  idle(() => void fetchAhead(formFiles).catch(() => undefined))
}

/**
 * Moves the forms into a dialog that fills the screen, and back when it closes or the window gets wide. They are moved as
 * they are, so that focus, folds and scrolling stay; React finds its elements wherever they are.
 */
function openSheet(sheet: HTMLDialogElement, forms: HTMLElement): void {
  const home = forms.parentElement
  if (!home || sheet.open) return
  sheet.showModal()
  // The sheet comes first: with the forms in it, a slow phone would show the press twice as late.
  afterPaint(() => sheet.open && sheet.append(forms))
  const watching = new AbortController()
  watchDeviceType(type => type === 'desktop' && sheet.close(), watching.signal)
  sheet.addEventListener(
    'close',
    () => {
      home.append(forms)
      watching.abort()
    },
    { once: true },
  )
}

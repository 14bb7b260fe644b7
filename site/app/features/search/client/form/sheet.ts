import { watchDeviceType } from '@agency/ui/device/device-type.client.ts'

/**
 * On a phone: moves the forms into a dialog that fills the screen, and back when it closes or the window gets wide. They
 * are moved as they are, so that focus, folds and scrolling stay; React finds its elements wherever they are.
 */
export function openSheet(sheet: HTMLDialogElement, body: HTMLElement): void {
  const home = body.parentElement
  if (!home || sheet.open) return
  sheet.append(body)
  sheet.showModal()
  const watching = new AbortController()
  watchDeviceType(type => type === 'desktop' && sheet.close(), watching.signal)
  sheet.addEventListener(
    'close',
    () => {
      home.append(body)
      watching.abort()
    },
    { once: true },
  )
}

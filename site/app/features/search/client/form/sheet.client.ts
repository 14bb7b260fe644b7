import { watchDeviceType } from '@agency/ui/device/device-type.client.ts'

/** On a phone: moves the forms into a dialog that fills the screen, and back when it closes or the window gets wide. */
export function openSheet(panel: HTMLElement): void {
  const sheet = panel.querySelector<HTMLDialogElement>('[data-search-sheet]')
  const body = panel.querySelector<HTMLElement>('[data-search-body]')
  const home = body?.parentElement
  if (!sheet || !body || !home || sheet.open) return
  const close = () => sheet.close()
  const button = sheet.querySelector('[data-search-close]')
  sheet.append(body)
  sheet.showModal()
  button?.addEventListener('click', close)
  const watching = new AbortController()
  watchDeviceType(type => type === 'desktop' && close(), watching.signal)
  sheet.addEventListener(
    'close',
    () => {
      home.append(body)
      button?.removeEventListener('click', close)
      watching.abort()
    },
    { once: true },
  )
}

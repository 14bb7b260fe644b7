/** On a phone: moves the forms into a dialog that fills the screen, and back when it closes. */
export function openSheet(panel: HTMLElement): void {
  const sheet = panel.querySelector<HTMLDialogElement>('[data-search-sheet]')
  const body = panel.querySelector<HTMLElement>('[data-search-body]')
  const home = body?.parentElement
  if (!sheet || !body || !home || sheet.open) return
  const phone = matchMedia('(max-width: 767px)')
  const close = () => sheet.close()
  const button = sheet.querySelector('[data-search-close]')
  sheet.append(body)
  sheet.showModal()
  button?.addEventListener('click', close)
  phone.addEventListener('change', close)
  sheet.addEventListener(
    'close',
    () => {
      home.append(body)
      button?.removeEventListener('click', close)
      phone.removeEventListener('change', close)
    },
    { once: true },
  )
}

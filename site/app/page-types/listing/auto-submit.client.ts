import { watchDeviceType } from '../../shell/device-type.client.ts'

/** On a wide screen the filters stand open and apply as they are chosen, because the result is in view beside them. */
export function startAutoSubmit(): void {
  const form = document.querySelector<HTMLFormElement>('[data-auto-submit]')
  const box = form?.querySelector<HTMLDetailsElement>('[data-open-when-wide]')
  if (!form || !box) return
  let applies = false
  watchDeviceType(type => {
    applies = type === 'desktop'
    box.open = applies
  })
  form.addEventListener('change', () => {
    if (applies) form.requestSubmit()
  })
}

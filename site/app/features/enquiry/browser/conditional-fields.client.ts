/**
 * Fields that belong to the form only while another one holds something, such as the day of return. Otherwise they are
 * hidden and switched off: neither checked nor sent, and what they hold is there again when they come back.
 */
export function startConditionalFields(form: HTMLFormElement): void {
  const settle = () => {
    const values = new FormData(form)
    for (const frame of form.querySelectorAll<HTMLElement>('[data-only-when]')) {
      const [name = '', wanted] = (frame.dataset.onlyWhen ?? '').split('=')
      frame.hidden = values.get(name) !== wanted
      for (const control of frame.querySelectorAll('input')) control.disabled = frame.hidden
    }
  }
  settle()
  form.addEventListener('change', settle)
  form.addEventListener('reset', () => setTimeout(settle))
  // Browsers fill in forms of pages that people come back to.
  addEventListener('pageshow', settle)
}

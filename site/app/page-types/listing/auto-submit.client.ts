/** From this width on, filters stand beside the results; `listing.css` has the same. */
const besideResults = '(min-width: 900px)'

/** Beside the results, filters apply as they are chosen. Above them, several can be chosen before the page is asked for. */
export function startAutoSubmit(): void {
  const form = document.querySelector<HTMLFormElement>('[data-auto-submit]')
  form?.addEventListener('change', () => {
    if (matchMedia(besideResults).matches) form.requestSubmit()
  })
}

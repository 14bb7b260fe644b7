const wide = '(min-width: 900px)'

/** Filters apply as they are chosen on a wide screen, where the result is in view, and stand open there. */
export function startAutoSubmit(): void {
  const form = document.querySelector<HTMLFormElement>('[data-auto-submit]')
  if (!form || !matchMedia(wide).matches) return
  const box = form.querySelector<HTMLDetailsElement>('[data-open-when-wide]')
  if (box) box.open = true
  form.addEventListener('change', () => form.requestSubmit())
}

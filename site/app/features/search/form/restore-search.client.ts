import { keptPanel } from './kept-in-history.ts'

/** Hydrates the forms with a stored state now, since hydration restores it; the others wait for a touch. */
export function restoreSearch(): void {
  for (const product of Object.keys(keptPanel().forms ?? {})) {
    const form = document.querySelector(`.search-form--${product}`)
    form?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  }
}

import { keptPanel } from './kept-in-history.ts'

/** Forms restore themselves once they are hydrated. Those with something to restore do not wait for a touch. */
export function restoreSearch(): void {
  for (const product of Object.keys(keptPanel().forms ?? {})) {
    const form = document.querySelector(`.search-form--${product}`)
    form?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  }
}

import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { IslandDefinition } from './define-island.ts'
import { IslandTree } from './island-tree.tsx'
import { changedTexts, typedFields } from './tell-typed.client.ts'

/**
 * Brings an island to life, in the elements that the server made. Fulfilled after its first effects.
 * @returns Repeats a press, and has React finish with it before the next.
 * @throws What the island threw. Then its elements are what they were before, and the error is reported.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  island: IslandDefinition<Props>,
): Promise<(press: () => void) => void> {
  const made = [...element.childNodes]
  let focused = document.activeElement as HTMLElement | null
  element.addEventListener('focusin', ({ target }) => {
    focused = target as HTMLElement
  })
  const json = element.querySelector(':scope > script')?.textContent ?? '{}'
  const putBackTexts = changedTexts(element)
  return new Promise((resolve, reject) => {
    const onReady = () => {
      putBackTexts()
      const tell = typedFields(element)
      queueMicrotask(() => {
        tell()
        element.dataset.hydrated = ''
        resolve(press => flushSync(press))
      })
    }
    const root = hydrateRoot(element, <IslandTree island={island} json={json} onReady={onReady} />, {
      identifierPrefix: element.dataset.prefix ?? '',
      onRecoverableError: reportError,
      onUncaughtError(error) {
        reportError(error)
        reject(error)
        // React may not be interrupted here; nothing is painted before.
        queueMicrotask(() => {
          root.unmount()
          element.replaceChildren(...made)
          delete element.dataset.hydrated
          if (document.activeElement === document.body && element.contains(focused))
            focused?.focus({ preventScroll: true })
        })
      },
    })
  })
}

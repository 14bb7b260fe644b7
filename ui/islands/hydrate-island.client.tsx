import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { IslandDefinition } from './define-island.ts'
import { IslandTree } from './island-tree.tsx'
import { keepEntries } from './keep-entries.client.ts'
import { typedFields } from './tell-typed.client.ts'

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
  const json = element.querySelector(':scope > script')?.textContent ?? '{}'
  const putBack = keepEntries(element)
  return new Promise((resolve, reject) => {
    const onReady = () => {
      const tell = typedFields(element)
      queueMicrotask(() => {
        tell()
        element.dataset.hydrated = ''
        resolve(press => flushSync(press))
      })
    }
    const tree = <IslandTree island={island} json={json} onMade={() => putBack('entered')} onReady={onReady} />
    const root = hydrateRoot(element, tree, {
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
          putBack('all')
        })
      },
    })
  })
}

import { learnTerms } from '@agency/words/term-words.ts'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { IslandDefinition } from './define-island.ts'
import { IslandTree } from './island-tree.tsx'
import { keepEntries } from './keep-entries.client.ts'
import { typedFields } from './tell-typed.client.ts'

/**
 * Resolves after the island's first effects.
 * @returns Repeats a press, and lets React render before the next.
 * @throws The island's error, also reported; the server's elements come back.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  island: IslandDefinition<Props>,
): Promise<(press: () => void) => void> {
  const serverNodes = [...element.childNodes]
  const json = element.querySelector(':scope > script')?.textContent ?? '{}'
  learnTerms(JSON.parse(element.dataset.terms ?? '{}'))
  const putBack = keepEntries(element)
  return new Promise((resolve, reject) => {
    const onReady = () => {
      const report = typedFields(element)
      queueMicrotask(() => {
        report()
        element.dataset.hydrated = ''
        resolve(press => flushSync(press))
      })
    }
    const tree = <IslandTree island={island} json={json} onMount={() => putBack('entered')} onReady={onReady} />
    const root = hydrateRoot(element, tree, {
      identifierPrefix: element.dataset.prefix ?? '',
      onRecoverableError: reportError,
      onUncaughtError(error) {
        reportError(error)
        reject(error)
        // React must not be interrupted here; nothing is painted before the microtask.
        queueMicrotask(() => {
          root.unmount()
          element.replaceChildren(...serverNodes)
          delete element.dataset.hydrated
          putBack('all')
        })
      },
    })
  })
}

import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import type { IslandDefinition } from '../define-island.ts'
import { hydrateIsland } from '../hydrate-island.client.tsx'
import { IslandTree } from '../island-tree.tsx'

type MountOptions = {
  /** What is done to its elements before its code is there; React may render them anew then. */
  change?: (element: HTMLElement) => void
}

/**
 * Shows an island in the browser as a page does: rendered to text first and brought to life afterwards. Fails when both
 * renderings differ, which React would hide by rendering anew, unless they were changed.
 * @returns the element around it
 */
export async function mountIsland<Props extends object>(
  island: IslandDefinition<Props>,
  props: Props,
  /** What happens before its code is there. */
  before?: (element: HTMLElement) => void,
  { change }: MountOptions = {},
): Promise<HTMLElement> {
  const json = JSON.stringify(props)
  const element = document.createElement('div')
  element.dataset.prefix = island.name.replaceAll('-', '')
  element.innerHTML = renderToString(<IslandTree island={island} json={json} />, {
    identifierPrefix: element.dataset.prefix,
  })
  document.body.replaceChildren(element)
  before?.(element)
  change?.(element)
  const errors: Error[] = []
  const collect = (event: ErrorEvent) => {
    if (change) event.stopImmediatePropagation()
    errors.push(event.error)
  }
  addEventListener('error', collect, { capture: true })
  await hydrateIsland(element, island)
  removeEventListener('error', collect, { capture: true })
  const unexpected = errors.filter(({ message }) => !(change && message.includes('Hydration failed')))
  expect(unexpected).toEqual([])
  return element
}

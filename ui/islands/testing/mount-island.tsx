import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import type { IslandDefinition } from '../define-island.ts'
import { hydrateIsland } from '../hydrate-island.client.tsx'
import { IslandTree } from '../island-tree.tsx'

type MountOptions = {
  /** Changes its elements before hydration; React may then render them anew. */
  change?: (element: HTMLElement) => void
  /** Acts after hydration has begun, and before React has rendered. */
  meanwhile?: (element: HTMLElement) => void
}

/**
 * Shows an island as a page does: rendered to HTML first, then hydrated. Fails if the two renderings differ, unless `change`
 * changed the first.
 * @returns The element around the island.
 */
export async function mountIsland<Props extends object>(
  island: IslandDefinition<Props>,
  props: Props,
  /** Acts before hydration. */
  before?: (element: HTMLElement) => void,
  { change, meanwhile }: MountOptions = {},
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
  const live = hydrateIsland(element, island)
  meanwhile?.(element)
  await live
  removeEventListener('error', collect, { capture: true })
  const unexpected = errors.filter(({ message }) => !(change && message.includes('Hydration failed')))
  expect(unexpected).toEqual([])
  return element
}

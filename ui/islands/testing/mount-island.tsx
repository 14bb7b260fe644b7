import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import type { IslandDefinition } from '../define-island.ts'
import { hydrateIsland } from '../hydrate-island.client.tsx'
import { IslandTree } from '../island-tree.tsx'

/**
 * Shows an island in the browser as a page does: rendered to text first and brought to life afterwards. Fails when both
 * renderings differ, which React would hide by rendering anew.
 * @returns the element around it
 */
export async function mountIsland<Props extends object>(
  island: IslandDefinition<Props>,
  props: Props,
  /** What happens before its code is there. */
  before?: (element: HTMLElement) => void,
): Promise<HTMLElement> {
  const json = JSON.stringify(props)
  const element = document.createElement('div')
  element.dataset.prefix = island.name.replaceAll('-', '')
  element.innerHTML = renderToString(<IslandTree island={island} json={json} />, {
    identifierPrefix: element.dataset.prefix,
  })
  document.body.replaceChildren(element)
  before?.(element)
  const errors: unknown[] = []
  const collect = ({ error }: ErrorEvent) => errors.push(error)
  addEventListener('error', collect)
  await hydrateIsland(element, island)
  removeEventListener('error', collect)
  expect(errors).toEqual([])
  return element
}

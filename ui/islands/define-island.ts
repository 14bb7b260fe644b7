import type { ComponentType } from 'react'

/** Props are JSON in the page: the same for every visitor, and small, so keys rather than content. */
export type IslandDefinition<Props extends object = object> = {
  name: string
  component: ComponentType<Props>
}

export function defineIsland<Props extends object>(
  name: string,
  component: ComponentType<Props>,
): IslandDefinition<Props> {
  return { name, component }
}

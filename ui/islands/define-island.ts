import type { ComponentType } from 'react'

/**
 * A component that the browser hydrates separately, in a page of plain HTML. Its props are JSON in the page: the same for
 * every visitor, and small, so keys rather than content.
 */
export type IslandDefinition<Props extends object = object> = {
  /** The name of its file, without `.island.tsx`. */
  name: string
  component: ComponentType<Props>
}

/** Makes a component an island. Its module is named as the island, `NAME.island.tsx`, and exports it as `island`. */
export function defineIsland<Props extends object>(
  name: string,
  component: ComponentType<Props>,
): IslandDefinition<Props> {
  return { name, component }
}

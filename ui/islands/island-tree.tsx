import { useEffect, useLayoutEffect } from 'react'
import type { IslandDefinition } from './define-island.ts'

type IslandTreeProps<Props extends object> = {
  island: IslandDefinition<Props>
  /** Its props as JSON in the page, with `<` escaped. */
  json: string
  /** Called once, when its elements are in the page. */
  onMount?: () => void
  /** Called once, after the first effects of the island. */
  onReady?: () => void
}

/** What React renders for an island on the server and hydrates in the browser, from the same JSON. */
export function IslandTree<Props extends object>({ island, json, onMount, onReady }: IslandTreeProps<Props>) {
  const Component = island.component
  useLayoutEffect(() => onMount?.(), [onMount])
  useEffect(() => onReady?.(), [onReady])
  return (
    <>
      <Component {...(JSON.parse(json) as Props)} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data, which no browser runs */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}

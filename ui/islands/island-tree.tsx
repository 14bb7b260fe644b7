import { useEffect, useLayoutEffect } from 'react'
import type { IslandDefinition } from './define-island.ts'

type IslandTreeProps<Props extends object> = {
  island: IslandDefinition<Props>
  json: string
  onMount?: () => void
  onReady?: () => void
}

/** The same tree on the server and in the browser, from the same JSON. */
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

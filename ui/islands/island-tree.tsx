import { useEffect, useLayoutEffect } from 'react'
import type { IslandDefinition } from './define-island.ts'

type IslandTreeProps<Props extends object> = {
  island: IslandDefinition<Props>
  /** Its props as they stand in the page, with `<` escaped. */
  json: string
  /** Called once, when the elements are in the page. */
  onMade?: () => void
  /** Called once, after the first effects of everything within. */
  onReady?: () => void
}

/** What React renders for an island on the server and hydrates in the browser: from the same words on both sides. */
export function IslandTree<Props extends object>({ island, json, onMade, onReady }: IslandTreeProps<Props>) {
  const Component = island.component
  useLayoutEffect(() => onMade?.(), [onMade])
  useEffect(() => onReady?.(), [onReady])
  return (
    <>
      <Component {...(JSON.parse(json) as Props)} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data, which no browser runs */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}

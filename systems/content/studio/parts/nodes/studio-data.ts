import { useEffect } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'
import { type Account, readAccount } from '../../calls/account.ts'
import { readTree, readTypes } from '../../calls/nodes.ts'
import { currentUser, type User } from '../../calls/session.ts'
import type { ContentType } from '../../calls/shapes.ts'
import { type Nodes, nodesByPlace } from './nodes-by-place.ts'

export type StudioData = { user: User; nodes: Nodes; types: Map<string, ContentType> }

/** The role needs an authenticator; the user may only set one up. */
type WithoutAuthenticator = { user: User; account: Account }

const everyMs = 10_000
/** The last tree of this window. */
let shown = ''

/** undefined without a session. */
export async function loadStudio(): Promise<StudioData | WithoutAuthenticator | undefined> {
  const user = await currentUser()
  if (user === undefined) return undefined
  if (user.totpNeeded && !user.totp) return { user, account: await readAccount() }
  const [tree, types] = await Promise.all([readTree(), readTypes()])
  shown = JSON.stringify(tree.nodes)
  return { user, nodes: nodesByPlace(tree.nodes), types: new Map(types.map(type => [type.alias, type])) }
}

/**
 * Polls every few seconds, and on return to this window. Without a change the answer comes from the browser's cache.
 */
export function useNews(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      const now = await readTree().catch(() => undefined)
      if (now && JSON.stringify(now.nodes) !== shown) await revalidate()
    }
    const timer = setInterval(look, everyMs)
    addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
    }
  }, [revalidate])
}

export function useStudio(): StudioData {
  return useRouteLoaderData('studio') as StudioData
}

export const typeName = (types: StudioData['types'], alias: string): string => types.get(alias)?.label ?? alias

/** Pages have an address of their own. */
export const isPageType = (types: StudioData['types'], alias: string): boolean =>
  'metaTitle' in (types.get(alias)?.schema.properties ?? {})

import { useEffect } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'
import { type Account, readAccount } from '../../calls/account.ts'
import { readTree, readTypes } from '../../calls/nodes.ts'
import { currentUser, type User } from '../../calls/session.ts'
import type { ContentType } from '../../calls/shapes.ts'
import { type Nodes, nodesByPlace } from './nodes-by-place.ts'

export type StudioData = { user: User; nodes: Nodes; types: Map<string, ContentType> }

/** A user whose role needs an authenticator, and who may only set it up. */
type WithoutAuthenticator = { user: User; account: Account }

const EVERY_MS = 10_000
/** The tree as this window read it last. */
let shown = ''

/** Loads what every screen needs; undefined without a session. */
export async function loadStudio(): Promise<StudioData | WithoutAuthenticator | undefined> {
  const user = await currentUser()
  if (user === undefined) return undefined
  if (user.totpNeeded && !user.totp) return { user, account: await readAccount() }
  const [tree, types] = await Promise.all([readTree(), readTypes()])
  shown = JSON.stringify(tree.nodes)
  return { user, nodes: nodesByPlace(tree.nodes), types: new Map(types.map(type => [type.alias, type])) }
}

/**
 * Reads the screen again once others have saved or published: every few seconds, and on return to this window. Until something
 * changed the answer comes from the browser's cache.
 */
export function useNews(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      const now = await readTree().catch(() => undefined)
      if (now && JSON.stringify(now.nodes) !== shown) await revalidate()
    }
    const timer = setInterval(look, EVERY_MS)
    addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
    }
  }, [revalidate])
}

/** What every screen needs. Only within the frame, which shows the sign-in without a session. */
export function useStudio(): StudioData {
  return useRouteLoaderData('studio') as StudioData
}

/** The label of a content type. */
export const typeName = (types: StudioData['types'], alias: string): string => types.get(alias)?.label ?? alias

/** Whether nodes of a content type are pages, with an address of their own. */
export const isPageType = (types: StudioData['types'], alias: string): boolean =>
  'metaTitle' in (types.get(alias)?.schema.properties ?? {})

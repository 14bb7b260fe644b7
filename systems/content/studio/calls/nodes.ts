import type { AroundNode, LinkingNode, OldLinks } from '@agency/contracts/manage/nodes/around.ts'
import type { CheckOfNode } from '@agency/contracts/manage/nodes/checks.ts'
import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import type { Mend, MendAnswer } from '@agency/contracts/manage/nodes/mend.ts'
import type { Editable, NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { call } from './call.ts'
import type { ContentType } from './shapes.ts'

export const readTree = () => call<{ nodes: TreeNode[]; revision: number }>('GET', 'tree')

/** Cached, because types only change with a deployment. */
export function readTypes(): Promise<ContentType[]> {
  types ??= call<{ types: ContentType[] }>('GET', 'schemas').then(answer => answer.types)
  types.catch(() => {
    types = undefined
  })
  return types
}
let types: Promise<ContentType[]> | undefined

export const readNode = (key: string) => call<NodeDocument>('GET', `nodes/${key}`)

/** The properties that an editor changes and sends back. */
export function editableOf(document: Editable): Editable {
  const { alias, parentKey, name, urlSegment, source, publishAt, unpublishAt, updated } = document
  return { alias, parentKey, name, urlSegment, source, publishAt, unpublishAt, updated }
}

/** Without `from` the node is new. */
export const saveDraft = (key: string, draft: Editable, from?: number) =>
  call<{ version: number; savedAt: string; faults: Fault[] }>('PUT', `nodes/${key}/draft`, {
    body: draft,
    ...(from !== undefined && { from }),
  })

export const discardDraft = (key: string, from: number) => call('DELETE', `nodes/${key}/draft`, { from })

/**
 * Returns the changed public paths.
 * @param vanish a visible page may disappear until its “Shown from”
 */
export const publish = (key: string, from: number, vanish = false) =>
  call<{ version: number; touched: string[] }>('POST', `nodes/${key}/publish${vanish ? '?vanish=true' : ''}`, { from })

export const askToPublish = (key: string, from: number, note: string) =>
  call('POST', `nodes/${key}/publish-request`, { from, body: { note } })

export const takeRequestBack = (path: string) => call('DELETE', `${path}/publish-request`)

export const sendBack = (path: string, at: string, note: string) =>
  call('POST', `${path}/publish-request/send-back`, { body: { at, note } })

export const unpublish = (key: string, from: number) =>
  call<{ version: number }>('POST', `nodes/${key}/unpublish`, { from })

export const readChecks = (key: string) => call<{ checks: CheckOfNode[] }>('GET', `nodes/${key}/checks`)

export const readLinkedFrom = (key: string) => call<{ nodes: LinkingNode[] }>('GET', `nodes/${key}/linked-from`)

export const readOldLinks = (key: string) => call<OldLinks>('GET', `nodes/${key}/old-links`)

/** Publishes where visitors see the newest version, unless `draftOnly`. */
export const mendNode = (key: string, mends: Mend[], draftOnly = false) =>
  call<MendAnswer>('POST', `nodes/${key}/mend`, { body: { mends, draftOnly } })

export type Term = { value: string; count: number }

export const readTerms = () => call<{ terms: Record<string, Term[]> }>('GET', 'terms')

export const readAround = (key: string) => call<AroundNode>('GET', `nodes/${key}/around`)

/** Returns the others with the page open. */
export const bePresent = (key: string) => call<Pick<NodeDocument, 'present'>>('POST', `nodes/${key}/presence`)

export const previewLink = (key: string, hours: number) =>
  call<{ url: string; until: string }>('GET', `preview-link/${key}?hours=${hours}`)

export const moveNode = (key: string, parentKey: string | null, before?: string) =>
  call('POST', `nodes/${key}/move`, { body: { parentKey, ...(before && { before }) } })

export const copyNode = (key: string, parentKey: string | null, name: string, withChildren: boolean) =>
  call<{ key: string; copied: number }>('POST', `nodes/${key}/copy`, { body: { parentKey, name, withChildren } })

export const trashNode = (key: string, from?: number) =>
  call('DELETE', `nodes/${key}`, { ...(from !== undefined && { from }) })

export type Hit = { key: string; name: string; alias: string; path: string; excerpt: string }

export const searchNodes = (words: string, signal: AbortSignal) =>
  call<{ hits: Hit[] }>('GET', `search?q=${encodeURIComponent(words)}`, { signal })

export type Version = { version: number; at: string; by: string; draft: boolean; published: boolean; summary: string }

export const readVersions = (key: string) => call<{ versions: Version[] }>('GET', `nodes/${key}/versions`)

export const readVersion = (key: string, version: number) => call<Editable>('GET', `nodes/${key}/versions/${version}`)

export const restoreVersion = (key: string, version: number, from: number) =>
  call<{ version: number }>('POST', `nodes/${key}/versions/${version}/restore`, { from })

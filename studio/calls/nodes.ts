import type { AroundNode, LinkingNode, OldLinks } from '@agency/contracts/manage/nodes/around.ts'
import type { CheckOfNode } from '@agency/contracts/manage/nodes/checks.ts'
import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import type { Mend, MendAnswer } from '@agency/contracts/manage/nodes/mend.ts'
import type { Editable, NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { call } from './call.ts'
import type { ContentType } from './shapes.ts'

/** Every node, as the tree shows it. */
export const readTree = () => call<{ nodes: TreeNode[]; revision: number }>('GET', 'tree')

/** The content types with their schemas. Read once, because they only change with a release. */
export function readTypes(): Promise<ContentType[]> {
  types ??= call<{ types: ContentType[] }>('GET', 'schemas').then(answer => answer.types)
  types.catch(() => {
    types = undefined
  })
  return types
}
let types: Promise<ContentType[]> | undefined

/** Everything that opens one node. */
export const readNode = (key: string) => call<NodeDocument>('GET', `nodes/${key}`)

/** The part of a document, or of a version, that an editor changes and that is sent back. */
export function editableOf(document: Editable): Editable {
  const { alias, parentKey, name, urlSegment, source, publishAt, unpublishAt, updated } = document
  return { alias, parentKey, name, urlSegment, source, publishAt, unpublishAt, updated }
}

/** Saves a draft based on the version `from`; without one the node is new. */
export const saveDraft = (key: string, draft: Editable, from?: number) =>
  call<{ version: number; savedAt: string; faults: Fault[] }>('PUT', `nodes/${key}/draft`, {
    body: draft,
    ...(from !== undefined && { from }),
  })

/** Discards the unpublished changes. */
export const discardDraft = (key: string, from: number) => call('DELETE', `nodes/${key}/draft`, { from })

/**
 * Publishes the draft; answers with the public paths that change.
 * @param vanish whether a page that visitors see may disappear until its “Shown from”
 */
export const publish = (key: string, from: number, vanish = false) =>
  call<{ version: number; touched: string[] }>('POST', `nodes/${key}/publish${vanish ? '?vanish=true' : ''}`, { from })

/** Asks those who may publish to do so with the draft. */
export const askToPublish = (key: string, from: number, note: string) =>
  call('POST', `nodes/${key}/publish-request`, { from, body: { note } })

/** Takes back what one asked for. @param path of the page or release: `nodes/KEY`, `releases/ID` */
export const takeRequestBack = (path: string) => call('DELETE', `${path}/publish-request`)

/** Sends a request back to the writer. @param path as above @param at when they asked */
export const sendBack = (path: string, at: string, note: string) =>
  call('POST', `${path}/publish-request/send-back`, { body: { at, note } })

/** Takes a page off the site; it stays here as a draft. */
export const unpublish = (key: string, from: number) =>
  call<{ version: number }>('POST', `nodes/${key}/unpublish`, { from })

/** Errors and warnings about a node. */
export const readChecks = (key: string) => call<{ checks: CheckOfNode[] }>('GET', `nodes/${key}/checks`)

/** The nodes that link to a page or to one below it. */
export const readLinkedFrom = (key: string) => call<{ nodes: LinkingNode[] }>('GET', `nodes/${key}/linked-from`)

/** The nodes that link by an old address to a page or to one below it, with what changes these links. */
export const readOldLinks = (key: string) => call<OldLinks>('GET', `nodes/${key}/old-links`)

/** Writes something in the newest version of a node another way; published where visitors see that version, unless `draftOnly`. */
export const mendNode = (key: string, mends: Mend[], draftOnly = false) =>
  call<MendAnswer>('POST', `nodes/${key}/mend`, { body: { mends, draftOnly } })

export type Term = { value: string; count: number }

/** Tags, themes and places that nodes have, by the names of properties; the most used first. */
export const readTerms = () => call<{ terms: Record<string, Term[]> }>('GET', 'terms')

/** The pages that show a node which is no page, and what lists show of the nodes right below it. */
export const readAround = (key: string) => call<AroundNode>('GET', `nodes/${key}/around`)

/** Reports that the user has a node open; answers who else does. */
export const bePresent = (key: string) => call<Pick<NodeDocument, 'present'>>('POST', `nodes/${key}/presence`)

/** A link that shows the newest version on the real site without signing in. */
export const previewLink = (key: string, hours: number) =>
  call<{ url: string; until: string }>('GET', `preview-link/${key}?hours=${hours}`)

export const moveNode = (key: string, parentKey: string | null, before?: string) =>
  call('POST', `nodes/${key}/move`, { body: { parentKey, ...(before && { before }) } })

export const copyNode = (key: string, parentKey: string | null, name: string, withChildren: boolean) =>
  call<{ key: string; copied: number }>('POST', `nodes/${key}/copy`, { body: { parentKey, name, withChildren } })

/** Moves a node and everything below it to the trash. */
export const trashNode = (key: string, from?: number) =>
  call('DELETE', `nodes/${key}`, { ...(from !== undefined && { from }) })

export type Hit = { key: string; name: string; alias: string; path: string; excerpt: string }

/** Finds nodes by words in their newest versions. */
export const searchNodes = (words: string, signal: AbortSignal) =>
  call<{ hits: Hit[] }>('GET', `search?q=${encodeURIComponent(words)}`, { signal })

export type Version = { version: number; at: string; by: string; draft: boolean; published: boolean; summary: string }

/** Every version of a node, newest first. */
export const readVersions = (key: string) => call<{ versions: Version[] }>('GET', `nodes/${key}/versions`)

/** One version of a node. */
export const readVersion = (key: string, version: number) => call<Editable>('GET', `nodes/${key}/versions/${version}`)

/** Restores an old version as the newest draft. */
export const restoreVersion = (key: string, version: number, from: number) =>
  call<{ version: number }>('POST', `nodes/${key}/versions/${version}/restore`, { from })

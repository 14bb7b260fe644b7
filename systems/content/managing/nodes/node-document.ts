import type { Editable, NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { eq } from 'drizzle-orm'
import { lastRequest, type PublishRequest } from '../../database/publishing/publish-requests.ts'
import { releasesByPage } from '../../database/publishing/releases.ts'
import { type Conflict, nodes } from '../../database/tables.ts'
import { drafts, type NodeState, readSnapshot, versionOf } from '../../database/versions.ts'
import { withPresentNames } from '../../schemas/former-names.ts'
import { isPage } from '../../schemas/registry.ts'
import { nameOf, namesByAuthor } from '../audit/author-names.ts'
import { nodesAbove, standing, workingAddress, workingTree } from '../tree/working-tree.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { shownPublications } from './node-publication.ts'
import type { Presence } from './presence.ts'

export async function nodeDocument(
  options: Pick<ManageOptions, 'db' | 'store' | 'namesOf'>,
  { present }: Presence,
  key: string,
): Promise<NodeDocument | undefined> {
  const { db } = options
  const [[row], [draft], tree, request, publications, releases] = await Promise.all([
    db.select().from(nodes).where(eq(nodes.key, key)),
    drafts(db, [key]),
    workingTree(options),
    lastRequest(db, key),
    shownPublications(options, [key]),
    releasesByPage(db, key),
  ])
  if (row?.deletedAt) return undefined
  const state = draft?.state ?? row
  if (state === undefined) return undefined
  const author = draft ? draft.author : ((await versionOf(db, key, row?.version ?? 0))?.author ?? null)
  return {
    ...editableOf(state),
    key,
    id: row?.id ?? null,
    path: nodesAbove(tree, state.parentKey).map(({ key, name }) => ({ key, name })),
    sort: state.sort,
    version: draft?.version ?? row?.version ?? 0,
    publishedVersion: row?.version ?? null,
    state: standing(row, draft !== undefined, new Date()),
    publication: publications.get(key) ?? null,
    release: releases.get(key) ?? null,
    changedAt: (draft?.at ?? row?.changedAt ?? new Date()).toISOString(),
    changedBy: await nameOf(options, author),
    address: isPage(state.alias) ? workingAddress(tree, state) : null,
    file: row?.file ? { path: row.file, conflict: row.conflict !== null } : null,
    conflict: row?.conflict ? otherText(row.conflict) : null,
    present: present(key),
    request: draft && request ? await requestAnswer(options, request) : null,
  }
}

export const editableOf = (state: NodeState): Editable => ({
  alias: state.alias,
  parentKey: state.parentKey,
  name: state.name,
  urlSegment: state.urlSegment,
  source: withPresentNames(state.alias, state.source).source,
  publishAt: state.publishAt?.toISOString() ?? null,
  unpublishAt: state.unpublishAt?.toISOString() ?? null,
  updated: state.updated,
})

export async function requestAnswer(options: Pick<ManageOptions, 'namesOf'>, request: PublishRequest) {
  const { by, at, note, version, state, endedBy, endedAt, answer } = request
  const nameOf = await namesByAuthor(options, [by, endedBy])
  const end = endedAt && { by: nameOf(endedBy), at: endedAt.toISOString(), note: answer ?? '' }
  return { by: { id: by, name: nameOf(by) }, at: at.toISOString(), note, version, state, end }
}

const otherText = ({ by, at, snapshot }: Conflict) => ({ ...editableOf(readSnapshot(snapshot)), by, at })

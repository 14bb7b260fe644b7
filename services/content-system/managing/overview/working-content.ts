import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { drafts, stateOf } from '../../database/versions.ts'
import { type ContentMap, contentMap } from '../../files/checking/content-map.ts'
import type { SourceNode } from '../../files/reading/source-node.ts'
import type { ManageOptions } from '../writing/manage-options.ts'

/** All nodes in their newest versions, drafts included, as the checks of content files read them. */
export async function workingContent({ db, store }: Pick<ManageOptions, 'db' | 'store'>): Promise<ContentMap> {
  const byKey = new Map<string, SourceNode>()
  const deleted = new Set<string>()
  for (const row of store.rows()) {
    if (row.deletedAt !== null) deleted.add(row.key)
    else byKey.set(row.key, { ...stateOf({ ...row, source: {} }), ...origin(row.file ?? row.urlSegment) })
  }
  for (const { state } of await drafts(db)) {
    const file = byKey.get(state.key)?.file ?? state.urlSegment
    if (!deleted.has(state.key)) byKey.set(state.key, { ...state, ...origin(file) })
  }
  const now = new Date()
  return contentMap([...byKey.values()], malaysianDay(now), now)
}

const origin = (file: string) => ({ file, path: [], sourceHash: '' })

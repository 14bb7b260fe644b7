import { and, eq } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { isAwaited } from '../../../database/publishing/publications.ts'
import { keepRequest, lastRequest } from '../../../database/publishing/publish-requests.ts'
import { nodeVersions } from '../../../database/tables.ts'
import { drafts, draftsBy, keepDraft, nextVersions } from '../../../database/versions.ts'
import { writeContent } from '../../../database/write-content.ts'

/**
 * Makes the open drafts of one user those of another, with the waiting requests to publish them; earlier versions keep
 * their author. A draft that waits for its hour stays. @returns how many
 */
export const handDraftsOver = (db: ContentDatabase, from: string, to: string): Promise<number> =>
  writeContent(db, async tx => {
    const keys = (await draftsBy(tx, from)).map(({ key }) => key)
    const nextVersion = await nextVersions(tx, keys)
    let count = 0
    for (const { state, version } of await drafts(tx, keys)) {
      if (await isAwaited(tx, state.key, version)) continue
      const isIt = and(eq(nodeVersions.key, state.key), eq(nodeVersions.version, version))
      await tx.update(nodeVersions).set({ discardedAt: new Date() }).where(isIt)
      const next = nextVersion(state.key)
      await keepDraft(tx, next, state, to)
      const request = await lastRequest(tx, state.key)
      if (request?.state === 'waiting' && request.by === from)
        await keepRequest(tx, { key: state.key, by: to, note: request.note, version: next })
      count++
    }
    return count
  })

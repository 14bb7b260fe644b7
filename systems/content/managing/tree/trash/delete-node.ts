import { eq } from 'drizzle-orm'
import { withAncestors, withDescendants } from '../../../database/ancestors.ts'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { readPlaces } from '../../../database/place.ts'
import { forgetRequests } from '../../../database/publishing/publish-requests.ts'
import { nodes } from '../../../database/tables.ts'
import { keepVersions, nextVersions } from '../../../database/versions.ts'
import { recordChange, writeContent } from '../../../database/write-content.ts'
import { indexNodes } from '../../../delivery/search/index-nodes.ts'
import { machine } from '../../access/actor.ts'
import { discardDraft } from '../../drafts/discard-draft.ts'
import type { MadeFrom } from '../../writing/if-match.ts'
import { refuseOvertaken } from '../../writing/newest.ts'

/** Marks the rows of the node and its descendants, for the trash and for unchanged content files. @returns their number */
export function deleteNode(
  db: ContentDatabase,
  key: string,
  { from, author }: { from: MadeFrom; author: string } = { from: 'any', author: machine.id },
): Promise<number> {
  return writeContent(db, async tx => {
    await refuseOvertaken(tx, key, from)
    const places = await readPlaces(tx)
    const live = new Set(places.filter(({ deletedAt }) => deletedAt === null).map(place => place.key))
    const doomed = withDescendants(key, places).filter(one => live.has(one))
    if (doomed.length === 0) return (await discardDraft(tx, key)) ? 1 : 0
    await forgetRequests(tx, doomed)
    const nextVersion = await nextVersions(tx, doomed)
    const now = new Date()
    for (const one of doomed) {
      await tx
        .update(nodes)
        .set({ version: nextVersion(one), changedAt: now, editedAt: now, deletedAt: now })
        .where(eq(nodes.key, one))
    }
    const entries = doomed.map(one => ({ key: one, version: nextVersion(one), state: null }))
    await keepVersions(tx, { by: 'editor', author }, entries)
    await indexNodes(tx, [key])
    await recordChange(tx, withAncestors(doomed, places))
    return doomed.length
  })
}

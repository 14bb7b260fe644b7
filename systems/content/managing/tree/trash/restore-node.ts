import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { withDescendants } from '../../../database/ancestors.ts'
import type { ContentDatabase, Transaction } from '../../../database/content-database.ts'
import { readPlaces } from '../../../database/place.ts'
import { nodeVersions } from '../../../database/tables.ts'
import { writeContent } from '../../../database/write-content.ts'
import { ManageFault, refused } from '../../writing/manage-fault.ts'
import { misfit } from '../../writing/misfit.ts'
import { readStates, writeStates } from '../../writing/write-states.ts'

/** Restores a deleted node with the descendants that were deleted with it. @throws 404 if it is not in the trash */
export function restoreNode(db: ContentDatabase, key: string, author: string): Promise<{ restored: number }> {
  return writeContent(db, async tx => {
    const places = await readPlaces(tx)
    const place = places.find(node => node.key === key)
    if (place === undefined && (await restoreDraft(tx, key))) return { restored: 1 }
    if (!place?.deletedAt) throw new ManageFault(404, 'There is no such node in the trash.')
    const reason = misfit(place, places)
    if (reason?.includes('parentKey')) throw refused('What it was below is not there: restore that first.')
    if (reason !== undefined) throw refused(reason)
    const then = place.deletedAt.getTime()
    const gone = new Map(places.map(node => [node.key, node.deletedAt?.getTime()]))
    const keys = withDescendants(key, places).filter(node => gone.get(node) === then)
    const states = new Map((await readStates(tx, keys)).map(state => [state.key, state]))
    const restored = keys.flatMap(node => states.get(node) ?? [])
    await writeStates(tx, restored, places, author)
    return { restored: keys.length }
  })
}

async function restoreDraft(tx: Transaction, key: string): Promise<boolean> {
  const [discarded] = await tx
    .select({ version: nodeVersions.version })
    .from(nodeVersions)
    .where(and(eq(nodeVersions.key, key), isNotNull(nodeVersions.discardedAt)))
    .orderBy(desc(nodeVersions.version))
    .limit(1)
  if (discarded === undefined) return false
  await tx
    .update(nodeVersions)
    .set({ discardedAt: null })
    .where(and(eq(nodeVersions.key, key), eq(nodeVersions.version, discarded.version)))
  return true
}

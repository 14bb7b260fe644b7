import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { withDescendants } from '../../../database/ancestors.ts'
import type { ContentDatabase, Transaction } from '../../../database/content-database.ts'
import { readPlaces } from '../../../database/place.ts'
import { nodeVersions } from '../../../database/tables.ts'
import { writeContent } from '../../../database/write-content.ts'
import { misfit, type Refusal } from '../../writing/misfit.ts'
import { readStates, writeStates } from '../../writing/write-states.ts'

/** Restores a deleted node with the descendants that were deleted with it. Undefined if it is not in the trash. */
export function restoreNode(
  db: ContentDatabase,
  key: string,
  author: string,
): Promise<{ restored: number } | Refusal | undefined> {
  return writeContent(db, async tx => {
    const places = await readPlaces(tx)
    const place = places.find(found => found.key === key)
    if (place === undefined) return (await restoreDraft(tx, key)) ? { restored: 1 } : undefined
    if (place.deletedAt === null) return undefined
    const refused = misfit(place, places)
    if (refused?.includes('parentKey')) return { refused: 'What it was below is not there: restore that first.' }
    if (refused !== undefined) return { refused }
    const then = place.deletedAt.getTime()
    const gone = new Map(places.map(found => [found.key, found.deletedAt?.getTime()]))
    const keys = withDescendants(key, places).filter(found => gone.get(found) === then)
    const states = new Map((await readStates(tx, keys)).map(state => [state.key, state]))
    await writeStates(
      tx,
      keys.flatMap(found => states.get(found) ?? []),
      places,
      author,
    )
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

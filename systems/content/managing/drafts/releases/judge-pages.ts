import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import type { ReleaseReason } from '@agency/contracts/manage/nodes/publishing/release.ts'
import type { NodeState as Standing } from '@agency/contracts/manage/nodes/tree.ts'
import { inArray } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { placesAround } from '../../../database/place.ts'
import { type NodeRow, nodes } from '../../../database/tables.ts'
import { drafts, type NodeState, versionsOf } from '../../../database/versions.ts'
import type { PictureLibrary } from '../../../files/pictures/names/picture-library.ts'
import { standing } from '../../tree/working-tree.ts'
import { newestVersion } from '../../writing/newest.ts'
import { faultsTogether, vanishFaults } from '../draft-faults.ts'
import { withoutPastEnd } from '../publish-draft.ts'
import { endFaults } from '../schedule/choose-hour.ts'

/** A page of a release in its newest version, with the reason why it cannot go live at an instant. */
export type JudgedPage = {
  key: string
  name: string
  /** Null for a page in the trash. */
  standing: Standing | null
  version: number
  state: NodeState | undefined
  row: NodeRow | undefined
  reason: ReleaseReason | null
  faults: Fault[]
}

/** Checks the pages of a release as they would be together, by name. */
export async function judgePages(
  db: Pick<ContentDatabase, 'select'>,
  library: PictureLibrary,
  keys: string[],
  at: Date,
): Promise<JudgedPage[]> {
  if (keys.length === 0) return []
  const all = new Map((await db.select().from(nodes).where(inArray(nodes.key, keys))).map(row => [row.key, row]))
  const waiting = new Map((await drafts(db, keys)).map(draft => [draft.state.key, draft]))
  const states = new Map([...waiting].map(([key, { state }]) => [key, withoutPastEnd(state)]))
  const together = [...states.values()]
  const misfits = faultsTogether(together, await placesAround(db, together), library)
  const judged: JudgedPage[] = []
  for (const key of keys) {
    const [draft, state, page] = [waiting.get(key), states.get(key), all.get(key)]
    const row = page?.deletedAt === null ? page : undefined
    const isGone = row === undefined && draft === undefined
    const faults = state ? [...(misfits.get(key) ?? []), ...vanishFaults(state, row, at), ...endFaults(state, at)] : []
    judged.push({
      key,
      name: state?.name ?? page?.name ?? (await lastName(db, key)),
      standing: isGone ? null : standing(row, draft !== undefined, new Date()),
      version: newestVersion({ draft, row }),
      state,
      row,
      reason: reasonOf({ isGone, isConflict: row?.conflict != null, state, faults }),
      faults,
    })
  }
  return judged.sort((a, b) => a.name.localeCompare(b.name))
}

type Looked = { isGone: boolean; isConflict: boolean; state: NodeState | undefined; faults: Fault[] }

function reasonOf({ isGone, isConflict, state, faults }: Looked): ReleaseReason | null {
  if (isGone) return 'trash'
  if (isConflict) return 'conflict'
  if (state === undefined) return 'unchanged'
  return faults.length > 0 ? 'faults' : null
}

/** The name of a deleted page that was never published; empty once it has left the trash. */
const lastName = async (db: Pick<ContentDatabase, 'select'>, key: string): Promise<string> =>
  (await versionsOf(db, key))[0]?.state.name ?? ''

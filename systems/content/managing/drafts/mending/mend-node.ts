import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import type { Mend, MendAnswer } from '@agency/contracts/manage/nodes/mend.ts'
import { keepDraft, nextVersions, stateOf } from '../../../database/versions.ts'
import { writeContent } from '../../../database/write-content.ts'
import { found, refused } from '../../writing/manage-fault.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { newestOf, newestVersion } from '../../writing/newest.ts'
import { readWhatFits } from '../../writing/node-input.ts'
import { publishState } from '../publish-draft.ts'
import { withMends } from './with-mends.ts'

/** Always adds a version. Publishes it if the corrected one is live, the caller may publish and it has no faults. */
export function mendNode(
  { db, library }: Pick<ManageOptions, 'db' | 'library'>,
  key: string,
  mends: Mend[],
  { author, mayPublish }: { author: string; mayPublish: boolean },
): Promise<MendAnswer> {
  return writeContent(db, async (tx): Promise<MendAnswer> => {
    const { draft, row } = await newestOf(tx, key)
    const newest = found(draft?.state ?? (row && stateOf(row)))
    if (row?.conflict) throw refused('This page and its file say different things. Open it and choose a text first.')
    const mended = withMends(newest, mends)
    if (mended === newest) return { outcome: 'unchanged', version: newestVersion({ draft, row }), faults: [] }
    let faults: Fault[] = []
    if (draft === undefined && mayPublish) {
      const published = await publishState(tx, library, mended, author)
      if (!('faults' in published)) return { outcome: 'published', version: published.version, faults }
      faults = published.faults
    }
    const version = (await nextVersions(tx, [key]))(key)
    await keepDraft(tx, version, { ...mended, properties: readWhatFits(mended.alias, mended.source) }, author)
    return { outcome: 'draft', version, faults }
  })
}

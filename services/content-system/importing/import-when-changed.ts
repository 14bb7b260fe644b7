import type { Logger } from '@agency/chassis/logger.ts'
import { type Fault, faultLine } from '../content-files/fault.ts'
import { readContent } from '../content-files/read-content.ts'
import type { ContentDatabase } from '../database/content-database.ts'
import { contentState } from '../database/tables.ts'
import { contentHash } from './content-hash.ts'
import { importContent } from './import-content.ts'

/**
 * Imports the content folder if it is not what was imported last.
 * If files have faults, they are given back and the database stays as it is.
 */
export async function importWhenChanged(db: ContentDatabase, folder: string, log: Logger): Promise<Fault[]> {
  const hash = contentHash(folder)
  const [state] = await db.select().from(contentState)
  if (state?.contentHash === hash) return []
  const { nodes, faults } = readContent(folder)
  if (faults.length > 0) {
    for (const fault of faults) log.error({ fault: faultLine(fault) }, 'content file refused')
    return faults
  }
  const { notes, ...counts } = await importContent(db, nodes, hash)
  for (const note of notes) log.warn({ note }, 'content import')
  log.info(counts, 'content imported')
  return []
}

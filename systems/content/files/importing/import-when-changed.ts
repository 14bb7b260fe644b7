import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { ContentDatabase } from '../../database/content-database.ts'
import { contentState } from '../../database/tables.ts'
import { type Fault, faultLine } from '../reading/fault.ts'
import { readContent, soundTexts, withoutRefused } from '../reading/read-content.ts'
import { contentHash } from './content-hash.ts'
import { importContent, importedTexts } from './import-content.ts'

export type TellStep = (step: string) => void

/** If it differs from the last import. Files with a fault are skipped, and their nodes stay. @returns their faults */
export async function importWhenChanged(
  db: ContentDatabase,
  folder: string,
  log: Logger,
  tell: TellStep = () => {},
): Promise<Fault[]> {
  const hash = contentHash(folder)
  const [state] = await db.select().from(contentState)
  if (state?.contentHash === hash) return []
  tell('importing content: reading the files')
  const read = readContent(folder, await importedTexts(db))
  for (const fault of read.faults) log.error({ fault: faultLine(fault) }, 'content file refused')
  const { notes, ...counts } = await importContent(
    db,
    withoutRefused(read),
    read.faults.length > 0 ? null : hash,
    soundTexts(read),
    (done, all) => tell(`importing content: ${done} of ${all} files`),
  )
  for (const note of notes) log.warn({ note }, 'content import')
  log.info(counts, 'content imported')
  return read.faults
}

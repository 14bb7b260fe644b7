/** `DATABASE_URL=… node files/import.ts`: imports the files, changed or not. Prints faults; exits with 1 then. */
import { scenes } from '@agency/posters/scenes/scenes.ts'
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { contentDatabase, migrateContent } from '../database/content-database.ts'
import { contentSettings } from '../settings.ts'
import { contentHash } from './importing/content-hash.ts'
import { importContent, importedTexts } from './importing/import-content.ts'
import { posterSlugs } from './pictures/picture-values.ts'
import { faultLine } from './reading/fault.ts'
import { readContent, soundTexts, withoutRefused } from './reading/read-content.ts'
import type { SourceNode } from './reading/source-node.ts'

const settings = contentSettings(process.env)
const log = createLogger('content-import', 'warn')
const hash = contentHash(settings.CONTENT_FOLDER)
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'content-import', log })
await migrateContent(pool)
const db = contentDatabase(pool)
const read = readContent(settings.CONTENT_FOLDER, await importedTexts(db))
const { faults } = read
for (const fault of faults) console.error(faultLine(fault))
const nodes = withoutRefused(read)
for (const warning of missingPictures(nodes, new Set(scenes.map(({ slug }) => slug)))) console.warn(warning)

const { notes, ...counts } = await importContent(db, nodes, faults.length > 0 ? null : hash, soundTexts(read))
for (const note of notes) console.log(note)
console.log(
  `${counts.added} added, ${counts.changed} changed, ${counts.removed} removed, ${counts.unchanged} as before`,
)
if (faults.length > 0) {
  console.error(`${new Set(faults.map(({ file }) => file)).size} files stayed out because of their faults`)
  process.exitCode = 1
}
await pool.end()

function missingPictures(nodes: SourceNode[], slugs: ReadonlySet<string>): string[] {
  return nodes.flatMap(node =>
    posterSlugs(node.properties)
      .filter(slug => !slugs.has(slug))
      .map(slug => `${node.file}: there is no picture poster:${slug}`),
  )
}

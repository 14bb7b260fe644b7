/**
 * `npm run content:export [folder]`: writes the published content as files. Files of unchanged nodes stay byte for byte;
 * files changed since their import or in conflict are left alone and named, with exit code 1.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { readEditedText } from '@agency/service-kit/files/edited-text.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { contentDatabase } from '../../database/content-database.ts'
import { contentSettings } from '../../settings.ts'
import { exportContent } from './export-content.ts'

const settings = contentSettings(process.env)
const folder = process.argv[2] ?? settings.CONTENT_FOLDER
const pool = openDatabase({
  url: settings.DATABASE_URL,
  name: 'content-export',
  log: createLogger('content-export', 'warn'),
})
const { files, before, conflicts } = await exportContent(contentDatabase(pool))
await pool.end()

const leftAlone = conflicts.map(path => `${path}: left as it is, because it and an editor say different things`)
let written = 0
for (const path of new Set([...before.keys(), ...files.keys()])) {
  const place = join(folder, path)
  const there = existsSync(place) ? readEditedText(place) : undefined
  const text = files.get(path)
  if (there === text) continue
  if (there !== undefined && there !== before.get(path)) {
    leftAlone.push(`${path}: left as it is, because it changed since it was imported`)
    continue
  }
  written++
  if (text === undefined) rmSync(place)
  else {
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
}
for (const line of leftAlone) console.error(line)
console.log(`${written} files written or removed, ${files.size} in all`)
process.exitCode = leftAlone.length > 0 ? 1 : 0

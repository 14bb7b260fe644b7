import { createHash, hkdfSync } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHolidays } from '@agency/reference-data/holidays.ts'

/** Settings that differ between instances without making their pages different. */
const ofOneInstance = ['SITE_PORT', 'LISTEN_HOST', 'METRICS', 'DATA_DIR', 'LOG_LEVEL', 'SESSION_KEYS'] as const

export type ShapingSettings = Readonly<Record<string, unknown>> & { SITE_SECRET: string; HOLIDAYS_FILE: string }

/**
 * Names and seals shared pages. Instances of another build, Node or other settings have another secret, and so do strangers.
 * @param build The digest of what renders the pages, as `digestOfBuild` gives it.
 */
export function pageSecret(settings: ShapingSettings, build: string): Buffer {
  const shaping = Object.entries(settings).filter(([name]) => !(ofOneInstance as readonly string[]).includes(name))
  const holidays = readHolidays(settings.HOLIDAYS_FILE)
  const text = JSON.stringify([process.version, build, Object.fromEntries(shaping), holidays], (_, value) =>
    value instanceof Map ? [...value] : value,
  )
  const info = createHash('sha256').update(text).digest()
  return Buffer.from(hkdfSync('sha256', settings.SITE_SECRET, '', Buffer.concat([Buffer.from('pages'), info]), 32))
}

/** What the built site and its packages are. @param root The folder of the repository, or of its copy in an image. */
export function digestOfBuild(root = '.'): string {
  const built = join(root, 'site/build/server')
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'))
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const name of names.sort()) hash.update(`\n${name}\n`).update(readFileSync(join(built, name)))
  return hash.digest('base64')
}

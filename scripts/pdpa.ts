/**
 * All that is held about a person, by their e-mail address: `npm run pdpa -- export|erase name@example.com`. The site of
 * this machine, the content system, the booking site and the backend each deal with what is theirs; the backend notes all of it in the audit.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './install/steps.mjs'
import { readSettings } from './start/settings.ts'

const [action = '', address = ''] = process.argv.slice(2)
if (!['export', 'erase'].includes(action) || !address.includes('@')) {
  process.stderr.write('Usage: npm run pdpa -- export|erase name@example.com\n')
  process.exit(1)
}
const { dataDir } = readSettings()

/** What one of them printed; undefined when it failed, having said why on stderr. */
function run(command: string[], input?: string): string | undefined {
  const { status, stdout } = spawnSync(process.execPath, [...command, action, address], {
    cwd: root,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return status === 0 ? stdout : undefined
}

const withDatabase = path.join('scripts', 'with-database.ts')
const elsewhere = {
  'the site': [path.join('site', 'pdpa-spool.ts')],
  'the content system': [withDatabase, 'services/content-system/managing/people/privacy/cli.ts'],
  'the booking site': [withDatabase, path.join('services', 'booking-site', 'members', 'privacy', 'cli.ts')],
}
const found: Record<string, unknown> = {}
const failed: string[] = []
for (const [name, command] of Object.entries(elsewhere)) {
  const printed = run(command)
  if (printed === undefined) failed.push(name)
  else Object.assign(found, JSON.parse(printed))
}
if (action === 'export' && failed.length > 0) {
  process.stderr.write(`Nothing was exported, because ${failed.join(' and ')} could not be read.\n`)
  process.exit(1)
}
const backend = [withDatabase, path.join('services', 'backend-api', 'privacy', 'cli.ts')]
const joined = run(backend, JSON.stringify(found))
if (joined === undefined) failed.push('the backend')
if (joined !== undefined || action === 'erase') process.stdout.write(joined ?? `${JSON.stringify(found, null, 2)}\n`)
if (failed.length > 0) {
  const what = action === 'erase' ? 'Nothing was erased' : 'Nothing was read'
  process.stderr.write(`${what} by ${failed.join(' and ')}. Please run the command again.\n`)
  process.exitCode = 1
}

/**
 * All that is held about a person, by their e-mail address: `npm run pdpa -- export|erase name@example.com`. First what
 * the site of this machine keeps, then the database; the second part notes both in the audit.
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

function run(command: string[], input?: string) {
  const { status, stdout } = spawnSync(process.execPath, [...command, action, address], {
    cwd: root,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  if (status !== 0) process.exit(status ?? 1)
  return stdout
}

const keptBySite = run([path.join('site', 'pdpa-spool.ts')])
const backend = path.join('services', 'backend-api', 'privacy', 'cli.ts')
process.stdout.write(run([path.join('scripts', 'with-database.ts'), backend], keptBySite))

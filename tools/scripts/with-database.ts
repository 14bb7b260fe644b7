/**
 * Gives a service's command a database: `node tools/scripts/with-database.ts systems/backend/privacy/cli.ts export
 * name@example.com`
 */
import { spawnSync } from 'node:child_process'
import { root } from './install/steps.mjs'
import { openDatabase } from './start/database.ts'
import { readSettings } from './start/settings.ts'

const [command = '', ...rest] = process.argv.slice(2)
const settings = readSettings()
const database = settings.databaseUrl ? undefined : await openDatabase(settings, line => console.error(line))
const { status } = spawnSync(process.execPath, [command, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: settings.databaseUrl ?? database?.url },
})
await database?.stop()
process.exit(status ?? 1)

/**
 * Runs one of the commands of this folder with the database of the settings, or the embedded one, which is started if
 * it is not running: `node services/backend-api/with-database.mjs privacy/cli.ts export name@example.com`.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { openDatabase } from '../../scripts/start/database.mjs'
import { readSettings } from '../../scripts/start/settings.mjs'

const [command = '', ...rest] = process.argv.slice(2)
const settings = readSettings()
const database = settings.databaseUrl ? undefined : await openDatabase(settings, line => console.error(line))
const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, command), ...rest], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: settings.databaseUrl ?? database?.url },
})
await database?.stop()
process.exit(status ?? 1)

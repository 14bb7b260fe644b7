/**
 * `npm run pdpa -- export|erase name@example.com`: personal data in all systems; the backend audits it. A breach: `npm
 * run pdpa -- breach --from MOMENT --to MOMENT [--known MOMENT]`, logged for `npm run pdpa -- breaches`; docs/law.md
 * has the texts. Moments: `2026-11-25` or `2026-11-25T14:30`, Malaysian time.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readMoment } from '@agency/backend-api/privacy/breach/clock.ts'
import { root } from './install/steps.mjs'
import { readSettings } from './start/settings.ts'

const usage = `Usage: npm run pdpa -- export|erase name@example.com
       npm run pdpa -- breach --from 2026-11-25 --to 2026-11-25T14:30 [--known 2026-11-26T09:00]
       npm run pdpa -- breaches
`
const withDatabase = path.join('tools', 'scripts', 'with-database.ts')
const backend = (...file: string[]) => [withDatabase, path.join('systems', 'backend', 'privacy', ...file)]
const elsewhere = {
  'the site': [path.join('site', 'pdpa-spool.ts')],
  'the content system': [withDatabase, 'systems/content/managing/people/privacy/cli.ts'],
  'the booking site': [withDatabase, 'systems/booking/members/privacy/cli.ts'],
}
const [action = '', address = ''] = process.argv.slice(2)
const { dataDir } = readSettings()

if (action === 'breach') breach()
else if (action === 'breaches') process.stdout.write(run(backend('breach', 'cli.ts'), [action]) ?? process.exit(1))
else if (['export', 'erase'].includes(action) && address.includes('@')) person()
else stop(usage)

/** undefined after a failure, with the reason on stderr. */
function run(command: string[], args: string[], input = ''): string | undefined {
  const { status, stdout } = spawnSync(process.execPath, [...command, ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return status === 0 ? stdout : undefined
}

function everywhereElse(args: string[]): { found: Record<string, unknown>; failed: string[] } {
  const records: Record<string, unknown> = {}
  const failed: string[] = []
  for (const [name, command] of Object.entries(elsewhere)) {
    const printed = run(command, args)
    if (printed === undefined) failed.push(name)
    else Object.assign(records, JSON.parse(printed))
  }
  return { found: records, failed }
}

function person(): void {
  const { found, failed } = everywhereElse([action, address])
  if (action === 'export' && failed.length > 0)
    stop(`Nothing was exported, because ${failed.join(' and ')} could not be read.\n`)
  const joined = run(backend('cli.ts'), [action, address], JSON.stringify(found))
  if (joined === undefined) failed.push('the backend')
  if (joined !== undefined || action === 'erase') process.stdout.write(joined ?? `${JSON.stringify(found, null, 2)}\n`)
  if (failed.length > 0) {
    const what = action === 'erase' ? 'Nothing was erased' : 'Nothing was read'
    stop(`${what} by ${failed.join(' and ')}. Please run the command again.\n`)
  }
}

function breach(): void {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ allowPositionals: true, options: { from: text, to: text, known: text } })
  const from = readMoment(values.from ?? '')
  const to = readMoment(values.to ?? '', true)
  const knownAt = values.known === undefined ? new Date() : readMoment(values.known)
  if (!from || !to || !knownAt || from >= to) stop(usage)
  const [start, end, since] = [from, to, knownAt].map(moment => moment.toISOString())
  const { found, failed } = everywhereElse(['breach', start as string, end as string])
  if (failed.length > 0) stop(`Nothing was counted, because ${failed.join(' and ')} could not be read.\n`)
  const args = ['breach', '--from', start, '--to', end, '--known', since] as string[]
  const printed = run(backend('breach', 'cli.ts'), args, JSON.stringify(found))
  if (printed === undefined) process.exit(1)
  const { addresses, ...breach } = JSON.parse(printed) as Record<string, unknown> & { addresses: string[] }
  const folder = path.join(dataDir, 'breaches')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const personsFile = path.join(folder, `${breach.reference}.txt`)
  writeFileSync(personsFile, `${addresses.join('\n')}\n`, { mode: 0o600 })
  const [commissionerBy, personsBy] = [breach.commissionerBy, breach.personsBy].map(malaysianTime)
  const texts = 'docs/law.md, "After a breach"'
  process.stdout.write(`${JSON.stringify({ ...breach, commissionerBy, personsBy, personsFile, texts }, null, 2)}\n`)
}

function malaysianTime(moment: unknown): string {
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Kuala_Lumpur' } as const
  return `${new Intl.DateTimeFormat('en-GB', options).format(new Date(String(moment)))} (MYT)`
}

function stop(why: string): never {
  process.stderr.write(why)
  process.exit(1)
}

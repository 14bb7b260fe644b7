import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../install/steps.mjs'
import { processes } from './processes.ts'
import type { Settings } from './settings.ts'

/** What to sign in with on a machine where the product is tried or developed. */
const sampleSignIns = [
  'services/booking-site/members/samples/sample-sign-ins.txt',
  'services/content-system/managing/people/samples/sample-sign-ins.txt',
].map(file => path.join(root, file))

/**
 * What a person wants to know once everything runs.
 *
 * @param milliseconds how long the start took
 */
export function banner({ appEnv, dataDir, databaseUrl, ports, elsewhere }: Settings, milliseconds: number): string {
  const addresses = processes.map(({ name, title }) => {
    const other = elsewhere[name] ? ` (the site uses ${elsewhere[name]})` : ''
    return [title, `http://localhost:${ports[name]}${other}`]
  })
  const data = path.relative(process.cwd(), dataDir).startsWith('..') ? dataDir : path.relative(process.cwd(), dataDir)
  const rows = [
    ...addresses,
    ['Database', databaseUrl ? 'yours (DATABASE_URL)' : `PostgreSQL in ${path.join(data, 'postgres')}`],
    ['Data and logs', `${data}, ${path.join(data, 'logs')}`],
    ['To stop', 'Ctrl-C'],
  ]
  const signIns = (appEnv === 'local' ? sampleSignIns : [])
    .filter(file => existsSync(file))
    .flatMap(file => readFileSync(file, 'utf8').trimEnd().split('\n'))
  const lines = rows.map(([title = '', text]) => `  ${title.padEnd(16)}${text}`)
  const samples = signIns.length > 0 ? ['', '  To sign in:', ...signIns.map(line => `    ${line}`)] : []
  return ['', `Ready in ${(milliseconds / 1000).toFixed(1)} s`, '', ...lines, ...samples, ''].join('\n')
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../install/steps.mjs'
import { processes } from './processes.ts'
import { type Settings, toStart } from './settings.ts'

const sampleSignIns = {
  booking: 'systems/booking/members/samples/sample-sign-ins.txt',
  content: 'systems/content/managing/people/samples/sample-sign-ins.txt',
}

/** @param milliseconds of the start */
export function banner(settings: Settings, milliseconds: number): string {
  const { appEnv, dataDir, databaseUrl, ports, deskPort, elsewhere } = settings
  const addresses = processes.map(({ name, title, urlVariable }) => [
    title,
    elsewhere[name] ? `${elsewhere[name]} (${urlVariable}; ours is not started)` : `http://localhost:${ports[name]}`,
  ])
  const data = path.relative(process.cwd(), dataDir).startsWith('..') ? dataDir : path.relative(process.cwd(), dataDir)
  const embedded = databaseUrl ? 'yours (DATABASE_URL)' : `PostgreSQL in ${path.join(data, 'postgres')}`
  const database = toStart(settings).some(one => one.database) ? embedded : 'none is needed'
  const desk = process.env.DESK_URL || (appEnv === 'local' && `http://localhost:${deskPort}`)
  const rows = [
    ...addresses,
    ...(desk && !elsewhere.backend ? [['Desk', `${desk} (people: npm run desk -- invite)`]] : []),
    ['Database', database],
    ['Data and logs', `${data}, ${path.join(data, 'logs')}`],
    ['To stop', 'Ctrl-C'],
  ]
  const signIns = Object.entries(appEnv === 'local' ? sampleSignIns : {})
    .filter(([name]) => !elsewhere[name as keyof typeof sampleSignIns])
    .map(([, file]) => path.join(root, file))
    .filter(file => existsSync(file))
    .flatMap(file => readFileSync(file, 'utf8').trimEnd().split('\n'))
  const lines = rows.map(([title = '', text]) => `  ${title.padEnd(16)}${text}`)
  const samples = signIns.length > 0 ? ['', '  To sign in:', ...signIns.map(line => `    ${line}`)] : []
  return ['', `Ready in ${(milliseconds / 1000).toFixed(1)} s`, '', ...lines, ...samples, ''].join('\n')
}

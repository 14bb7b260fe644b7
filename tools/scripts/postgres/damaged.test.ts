import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { anyFreePort } from '../machine/ports.ts'
import { ensureCluster } from './cluster.ts'
import { startPostmaster, stopPostmaster } from './postmaster.ts'

const whole = mkdtempSync(path.join(tmpdir(), 'whole-'))
beforeAll(() =>
  ensureCluster(path.join(whole, 'postgres'), { passwordFile: path.join(whole, 'password'), durable: false }),
)

let folder: string
let directory: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'damaged-'))
  directory = path.join(folder, 'postgres')
  // Copying a new cluster, with its owner, takes a tenth of the time of making one.
  execFileSync('cp', ['-a', `${whole}/.`, folder])
})
afterEach(async () => {
  await stopPostmaster(directory)
  rmSync(folder, { recursive: true, force: true })
})

const damages: [string, () => void][] = [
  ['a cut control file', () => truncateSync(path.join(directory, 'global/pg_control'), 100)],
  ['a control file of zeros', () => writeFileSync(path.join(directory, 'global/pg_control'), Buffer.alloc(8192))],
  ['no control file', () => rmSync(path.join(directory, 'global/pg_control'))],
  ['no write-ahead log', () => emptyFolder('pg_wal')],
  ['no log of transactions', () => rmSync(path.join(directory, 'pg_xact'), { recursive: true })],
  ['a version that is no number', () => writeFileSync(path.join(directory, 'PG_VERSION'), '')],
]

function emptyFolder(name: string) {
  const inside = path.join(directory, name)
  for (const one of readdirSync(inside)) rmSync(path.join(inside, one), { recursive: true })
}

// A server that is tried again until its time is over would take longer than a test may.
test.each(damages)('%s is reported at once with advice', async (_, damage) => {
  damage()
  const logFile = path.join(folder, 'database.log')
  const starting = startPostmaster(directory, { port: await anyFreePort(), logFile, durable: false })
  await expect(starting).rejects.toThrow(
    /^The database in \S+ is damaged \(.+\): put a backup of that folder in its place, or move it away/,
  )
})

// Only root can make, and mend, such a copy.
test.skipIf(process.getuid?.() !== 0)('the permissions of a copy made by root are corrected', async () => {
  execFileSync('chown', ['-R', '0:0', directory])
  execFileSync('chmod', ['755', directory])
  await ensureCluster(directory, { passwordFile: path.join(folder, 'password'), durable: false })
  const port = await anyFreePort()
  const server = await startPostmaster(directory, { port, logFile: path.join(folder, 'log'), durable: false })
  expect(server.ready).toBe(true)
})

test('a folder without its version file is not treated as new', async () => {
  rmSync(path.join(directory, 'PG_VERSION'))
  const again = ensureCluster(directory, { passwordFile: path.join(folder, 'password'), durable: false })
  await expect(again).rejects.toThrow(/^The database in \S+ is damaged \(its file PG_VERSION is missing\)/)
})

const lostCatalogues: [string, () => void][] = [
  ['of all databases', () => removeFiles('global', /^\d/)],
  ['of one database', () => removeFiles(ourDatabase(), /^\d/)],
  ['with its map', () => emptyFolder(ourDatabase())],
  ['with its folder', () => rmSync(path.join(directory, ourDatabase()), { recursive: true })],
]

// The server itself starts with these faults, and then accepts no log-in.
test.each(lostCatalogues)('a missing catalogue, %s, is reported at once with advice', async (_, damage) => {
  await ensureCluster(directory, { passwordFile: path.join(folder, 'password'), durable: false })
  damage()
  const again = ensureCluster(directory, { passwordFile: path.join(folder, 'password'), durable: false })
  await expect(again).rejects.toThrow(/^The database in \S+ is damaged \(its file \S+ is missing\): put a backup/)
})

const ourDatabase = () => `base/${Math.max(...readdirSync(path.join(directory, 'base')).map(Number))}`

function removeFiles(within: string, names: RegExp) {
  for (const one of readdirSync(path.join(directory, within)))
    if (names.test(one)) rmSync(path.join(directory, within, one))
}

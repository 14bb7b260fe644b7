import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { anyFreePort } from '../../../scripts/machine/ports.ts'
import { databaseUrl, ensureCluster } from '../../../scripts/postgres/cluster.ts'
import { startPostmaster, stopPostmaster } from '../../../scripts/postgres/postmaster.ts'
import { killServer } from '../../../scripts/postgres/throw-away-database.ts'
import { movingAddress } from './moving-address.ts'

/** Two PostgreSQL servers behind one address: every commit is on both before its sender hears of it. */
export type DatabasePair = {
  /** of the one in charge */
  url: string
  /** of the standby, whether it is in charge yet or not */
  standbyUrl: string
  losePrimary: (how: LossOfPrimary) => Promise<void>
  /** The address leads to the standby from now on, which is read-only until it is promoted. */
  moveToStandby: () => void
  promoteStandby: () => Promise<void>
  stop: () => Promise<void>
}

/** `killed`: its connections break. `vanished`: they stay open and silent, as when the whole machine is gone. */
export type LossOfPrimary = 'killed' | 'vanished'

const superuser = 'host all,replication postgres 127.0.0.1/32 trust\n'

/** Starts them, with one empty database, in a temporary folder. */
export async function startDatabasePair(): Promise<DatabasePair> {
  const folder = mkdtempSync(path.join(tmpdir(), 'database-pair-'))
  const [passwordFile, primary, standby] = ['password', 'primary', 'standby'].map(name => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  const [primaryPort, standbyPort] = [await anyFreePort(), await anyFreePort()]
  const start = (directory: string, port: number) =>
    startPostmaster(directory, { port, logFile: `${directory}.log`, durable: false, diesWithUs: true })

  await ensureCluster(primary, { passwordFile, durable: false })
  appendFileSync(path.join(primary, 'pg_hba.conf'), superuser)
  execFileSync('cp', ['-a', primary, standby])
  writeFileSync(path.join(standby, 'standby.signal'), '')
  const line = `host=127.0.0.1 port=${primaryPort} user=postgres application_name=standby`
  appendFileSync(path.join(standby, 'postgresql.conf'), `primary_conninfo = '${line}'\n`)
  appendFileSync(path.join(primary, 'postgresql.conf'), "synchronous_standby_names = 'standby'\n")
  await start(primary, primaryPort)
  await start(standby, standbyPort)
  const address = await movingAddress(primaryPort)

  return {
    url: databaseUrl(passwordFile, address.port),
    standbyUrl: databaseUrl(passwordFile, standbyPort),
    async losePrimary(how) {
      if (how === 'vanished') address.vanish()
      await killServer(primary)
    },
    moveToStandby: () => address.moveTo(standbyPort),
    promoteStandby: () => promote(standbyPort),
    async stop() {
      await address.stop()
      for (const directory of [primary, standby]) await stopPostmaster(directory)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function promote(port: number) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  await client.connect()
  const { rows } = await client.query('select pg_promote(true, 30) as promoted').finally(() => client.end())
  if (!rows[0].promoted) throw new Error('the standby was not promoted')
}

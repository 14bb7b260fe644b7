import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { migrate, openDatabase } from '@agency/service-kit/database/database.ts'
import { makeJobTables } from '@agency/service-kit/jobs/job-tables.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { services } from '../scripts/postgres/services.ts'
import { startThrowAwayDatabase, type ThrowAwayDatabase } from '../scripts/postgres/throw-away-database.ts'
import { databaseIn } from './test-database.ts'

let server: Promise<ThrowAwayDatabase> | undefined
/** Answers with the address of the one PostgreSQL of a run of tests, which starts at the first request. */
const desk = createServer((_request, response) => {
  server ??= startWithTables()
  server.then(
    ({ url }) => response.end(url),
    error => response.writeHead(500).end(String(error)),
  )
})

async function startWithTables(): Promise<ThrowAwayDatabase> {
  const running = await startThrowAwayDatabase()
  const { url } = await databaseIn(running.url, { name: 'migrated' })
  const pool = openDatabase({ url, name: 'test', log: createLogger('test', 'silent') })
  for (const { name, jobs, migrations } of services)
    await migrate(pool, migrations, name).then(() => makeJobTables(pool, jobs))
  await pool.end()
  return running
}

/** Before a run of tests. They find us in `DATABASE_DESK_TEST`, unless `DATABASE_URL_TEST` names a server. */
export async function setup(): Promise<void> {
  await new Promise<void>(resolve => desk.listen(0, '127.0.0.1', resolve))
  process.env.DATABASE_DESK_TEST = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`
}

/** After it. */
export async function teardown(): Promise<void> {
  desk.close()
  await server?.then(
    ({ stop }) => stop(),
    () => undefined,
  )
}

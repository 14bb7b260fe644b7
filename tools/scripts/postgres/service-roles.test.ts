import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { migrate, openDatabase, type Pool, withConnection } from '@agency/service-kit/database/database.ts'
import { makeJobTables } from '@agency/service-kit/jobs/job-tables.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { type TestServer, testServer } from '@agency/testing/test-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../install/steps.mjs'
import { which } from '../machine/programs.ts'
import { passwordOf, separateServices, serviceRoles } from './service-roles.ts'
import { services } from './services.ts'
import { startThrowAwayDatabase } from './throw-away-database.ts'

const log = createLogger('test', 'silent')

async function makeTables(url: string, { name, jobs, migrations }: (typeof services)[number]) {
  const pool: Pool = openDatabase({ url, name: 'test', log, max: 2 })
  await migrate(pool, migrations, name).then(() => makeJobTables(pool, jobs))
  await pool.end()
}

const ask = (url: string, sql: string) => withConnection(url, connection => connection.query(sql))

const psql = which('psql')
const ofCompose = 'as the files of compose make it'
const states = ['before its first start', 'with the tables of today', ...(psql ? [ofCompose] : [])]

/** As the image of PostgreSQL does in an empty volume: its user is a superuser, and there are no roles yet. */
async function startAsCompose() {
  const bare = serviceRoles.map(role => `DROP ROLE ${role}\n`).join('')
  const server = await startThrowAwayDatabase(`ALTER ROLE agency SUPERUSER\n${bare}`)
  const { password } = new URL(server.url)
  const passwords = services.map(({ name }, at) => [
    `${name.toUpperCase()}_DATABASE_PASSWORD`,
    passwordOf(serviceRoles[at] ?? '', password),
  ])
  const files = ['deploy/postgres/roles.sql', 'tools/scripts/postgres/own-schemas.sql']
  execFileSync(
    psql ?? '',
    [
      '--no-psqlrc',
      '--quiet',
      '--set=ON_ERROR_STOP=1',
      ...files.map(file => `--file=${path.join(root, file)}`),
      server.url,
    ],
    { env: { ...process.env, ...Object.fromEntries(passwords) } },
  )
  return server
}

describe.skipIf(process.env.DATABASE_URL_TEST).each(states)('a data folder %s', state => {
  let server: TestServer
  let urls: Record<string, string>

  beforeAll(async () => {
    server = state === ofCompose ? await startAsCompose() : await testServer()
    if (state === 'with the tables of today') for (const service of services) await makeTables(server.url, service)
    urls = await separateServices(server.url)
  }, 60_000)
  afterAll(() => server.stop())

  test('each service makes and changes its tables, and reads nothing of the others; the owner reads all', async () => {
    for (const service of services) {
      const url = urls[service.name] ?? ''
      await makeTables(url, service)
      await ask(url, `alter table migrations.${service.name} add column tried int`)
      await ask(url, `create table ${service.name}.tried (id serial)`)
    }
    const tables = await ask(
      server.url,
      `select nspname as service, c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = relnamespace
         where relkind = 'r' and (nspname in ('content', 'booking', 'backend') or nspname like '%\\_jobs')`,
    )
    expect(tables.rows.length).toBeGreaterThan(30)
    for (const { service: schema, name } of tables.rows) {
      await ask(server.url, `select from ${name} limit 1`)
      for (const { name: service } of services) {
        const reading = ask(urls[service] ?? '', `select from ${name} limit 1`)
        if (schema.replace('_jobs', '') === service) await reading
        else await expect(reading, `${service} reads ${name}`).rejects.toThrow('permission denied')
      }
    }
    // Again, as after a restore.
    expect(await separateServices(server.url)).toEqual(urls)
  }, 60_000)
})

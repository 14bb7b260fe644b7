import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Connection, withConnection } from '@agency/service-kit/database/database.ts'
import { schemas, services } from '../postgres/services.ts'
import { fileOf, type Manifest, type Table } from './manifest.ts'

const rowsAtOnce = 50

type Dump = Pick<Manifest, 'migrations' | 'jobs' | 'tables' | 'sequences'>

/** One file for each table, all from one snapshot. A line is a row as a PostgreSQL record, in a JSON string. */
export function dumpDatabase(url: string, folder: string): Promise<Dump> {
  mkdirSync(path.join(folder, 'database'), { mode: 0o700 })
  return withConnection(url, async connection => {
    await connection.query('begin isolation level repeatable read read only')
    const tables: Table[] = []
    for (const table of await tablesOf(connection))
      tables.push({ ...table, rows: await dump(connection, table, folder) })
    return { ...(await versionsOf(connection, tables)), tables, sequences: await sequencesOf(connection) }
  })
}

export async function tablesOf(connection: Connection): Promise<Omit<Table, 'rows'>[]> {
  const { rows } = await connection.query(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1, 2 order by 1, 2`,
    [schemas],
  )
  return rows
}

async function dump(connection: Connection, table: Omit<Table, 'rows'>, folder: string): Promise<number> {
  const { escapeIdentifier: quote } = connection
  const columns = table.columns.map(quote).join(', ')
  const from = `${quote(table.schema)}.${quote(table.name)}`
  let count = 0
  async function* lines() {
    await connection.query(`declare lines no scroll cursor for select row(${columns})::text as line from ${from}`)
    for (;;) {
      const { rows } = await connection.query(`fetch ${rowsAtOnce} from lines`)
      if (rows.length === 0) break
      count += rows.length
      yield rows.map(({ line }) => `${JSON.stringify(line)}\n`).join('')
    }
    await connection.query('close lines')
  }
  const file = createWriteStream(path.join(folder, fileOf(table)), { mode: 0o600 })
  await pipeline(Readable.from(lines()), createGzip(), file)
  return count
}

async function versionsOf(
  connection: Connection,
  tables: Omit<Table, 'rows'>[],
): Promise<Pick<Dump, 'migrations' | 'jobs'>> {
  const has = (schema: string, name: string) => tables.some(one => one.schema === schema && one.name === name)
  const migrations: Record<string, number> = {}
  const jobs: Record<string, number> = {}
  for (const service of services) {
    if (has('migrations', service.name)) {
      const { rows } = await connection.query(`select max(created_at) as last from migrations.${service.name}`)
      if (rows[0].last !== null) migrations[service.name] = Number(rows[0].last)
    }
    if (has(service.jobs, 'version')) {
      const { rows } = await connection.query(`select version from ${service.jobs}.version`)
      jobs[service.jobs] = Number(rows[0]?.version)
    }
  }
  return { migrations, jobs }
}

async function sequencesOf(connection: Connection): Promise<Manifest['sequences']> {
  const { rows } = await connection.query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1`,
    [schemas],
  )
  return rows
}

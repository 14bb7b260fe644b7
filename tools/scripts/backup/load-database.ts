import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Connection, withConnection } from '@agency/service-kit/database/database.ts'
import { problem } from '../install/problem.mjs'
import { schemas } from '../postgres/services.ts'
import { tablesOf } from './dump-database.ts'
import { fileOf, type Manifest, manifestName, type Table } from './manifest.ts'

const textAtOnce = 1_000_000

export function loadDatabase(
  url: string,
  folder: string,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
) {
  return withConnection(url, async connection => {
    await connection.query('begin')
    refuseOtherTables(tables, await tablesOf(connection))
    const { rows: keys } = await connection.query(foreignKeys, [schemas])
    const names = tables.map(table => nameOf(connection, table))
    for (const { table, name } of keys) await connection.query(`alter table ${table} drop constraint ${name}`)
    for (const name of names) await connection.query(`alter table ${name} disable trigger user`)
    await connection.query(`truncate ${names.join(', ')}`)
    for (const table of tables) await load(connection, table, folder)
    for (const { name, value } of sequences) {
      const { rows } = await connection.query('select setval(to_regclass($1), $2) as value', [name, value])
      if (rows[0].value === null) throw problem(`${manifestName} names a sequence that no table has: ${name}.`)
    }
    for (const name of names) await connection.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of keys)
      await connection.query(`alter table ${table} add constraint ${name} ${definition}`)
    await connection.query('commit')
    await connection.query('analyze')
  })
}

const foreignKeys = `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  where contype = 'f' and conparentid = 0 and n.nspname = any($1)`

const nameOf = ({ escapeIdentifier: quote }: Connection, { schema, name }: Table) => `${quote(schema)}.${quote(name)}`

function refuseOtherTables(wanted: Table[], present: Omit<Table, 'rows'>[]) {
  const columns = new Map(present.map(table => [`${table.schema}.${table.name}`, table.columns.join()]))
  const other = wanted.find(table => columns.get(`${table.schema}.${table.name}`) !== table.columns.join())
  if (other)
    throw problem(`The table ${other.schema}.${other.name} of the backup has other columns than the migrations make.`)
}

async function load(connection: Connection, table: Table, folder: string) {
  const columns = table.columns.map(connection.escapeIdentifier).join(', ')
  const name = nameOf(connection, table)
  await connection.query(`create type pg_temp.one_row as (${await typedColumns(connection, table)})`)
  const statement = `insert into ${name} (${columns}) overriding system value
    select ${columns} from (select (line::pg_temp.one_row).* from unnest($1::text[]) as line) as rows`
  let count = 0
  const insert = async (lines: string[]) => {
    if (lines.length > 0) await connection.query(statement, [lines.map(line => JSON.parse(line))])
    count += lines.length
  }
  const file = path.join(folder, fileOf(table))
  await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of source) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length < textAtOnce) continue
      const lines = text.split('\n')
      text = lines.pop() ?? ''
      await insert(lines)
    }
    await insert(text.split('\n').filter(Boolean))
  }).catch(error => {
    if (error.code?.startsWith?.('Z_') || error.code === 'ENOENT') throw problem(`${file} is damaged or missing.`)
    throw error
  })
  await connection.query('drop type pg_temp.one_row')
  if (count !== table.rows) throw problem(`${file} holds ${count} rows of ${table.rows}: the backup is damaged.`)
}

async function typedColumns(connection: Connection, table: Table): Promise<string> {
  const { rows } = await connection.query(
    `select string_agg(format('%I %s', attname, format_type(atttypid, atttypmod)), ', ' order by attnum) as columns
     from pg_attribute where attrelid = $1::regclass and attname = any($2)`,
    [nameOf(connection, table), table.columns],
  )
  return rows[0].columns
}

import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { openDatabase, type Pool } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { problem } from '../install/problem.mjs'
import { schemas, services } from '../postgres/services.ts'
import type { Place } from './backup.ts'
import { copyFiles } from './copy-files.ts'
import { loadDatabase } from './load-database.ts'
import { makeTables, upgradeTables } from './make-tables.ts'
import { type Manifest, readManifest, type Table } from './manifest.ts'

/** `leftOut`: waiting jobs that this version of the job queue cannot take. */
export type Restored = Manifest & { leftOut: number }

/** Into an empty place: creates the tables of the backup's time, loads the rows, then migrates. */
export async function restore({ databaseUrl, dataDir }: Place, folder: string): Promise<Restored> {
  const manifest = readManifest(folder)
  for (const name of ['uploads', 'spool']) {
    const there = path.join(dataDir, name)
    if (existsSync(there) && readdirSync(there).length > 0)
      throw problem(`${there} is not empty: a backup is restored into an empty place. Set DATA_DIR to a new folder.`)
  }
  const pool = openDatabase({ url: databaseUrl, name: 'restore', log: createLogger('restore', 'warn') })
  try {
    await refuseFullDatabase(pool)
    const { tables, leftOut } = await restoreDatabase(pool, databaseUrl, folder, manifest)
    for (const name of ['uploads', 'spool']) await copyFiles(path.join(folder, name), path.join(dataDir, name))
    return { ...manifest, tables, leftOut }
  } finally {
    await pool.end()
  }
}

async function refuseFullDatabase(pool: Pool) {
  // An empty `migrations` comes with the roles of the services.
  const { rows } = await pool.query(
    `select nspname from pg_namespace n where nspname = any($1)
       and (nspname <> 'migrations' or exists (select from pg_class where relnamespace = n.oid))`,
    [schemas],
  )
  if (rows.length > 0)
    throw problem(
      `The database holds data already (${rows[0].nspname}): a backup is restored into an empty one. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
    )
}

async function restoreDatabase(pool: Pool, url: string, folder: string, manifest: Manifest) {
  try {
    await makeTables(pool, manifest)
    const { taken, leftOut } = await withoutOtherJobs(pool, manifest)
    await loadDatabase(url, folder, taken)
    await upgradeTables(pool, manifest)
    return { tables: taken.tables, leftOut }
  } catch (error) {
    for (const schema of schemas) await pool.query(`drop schema if exists ${schema} cascade`)
    throw error
  }
}

async function withoutOtherJobs(pool: Pool, manifest: Manifest) {
  const others: string[] = []
  for (const { jobs } of services.filter(service => service.jobs in manifest.jobs)) {
    const { rows } = await pool.query(`select version from ${jobs}.version`)
    if (rows[0].version !== manifest.jobs[jobs]) others.push(jobs)
  }
  const isTaken = ({ schema }: Table) => schema !== 'migrations' && !others.includes(schema)
  const leftOut = manifest.tables.find(({ schema, name }) => others.includes(schema) && name === 'job')?.rows ?? 0
  const tables = manifest.tables.filter(isTaken)
  const sequences = manifest.sequences.filter(({ name }) => tables.some(({ schema }) => name.startsWith(`${schema}.`)))
  return { taken: { tables, sequences }, leftOut }
}

import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate, type Pool } from '@agency/service-kit/database/database.ts'
import { makeJobTables } from '@agency/service-kit/jobs/job-tables.ts'
import { problem } from '../install/problem.mjs'
import { services } from '../postgres/services.ts'
import type { Manifest } from './manifest.ts'

type Journal = { entries: { when: number; tag: string }[] }

export async function makeTables(pool: Pool, { migrations, jobs }: Pick<Manifest, 'migrations' | 'jobs'>) {
  for (const service of services) {
    const last = migrations[service.name]
    if (last !== undefined) await migrateTo(pool, service, last)
    if (jobs[service.jobs] !== undefined) await makeJobTables(pool, service.jobs)
  }
}

export async function upgradeTables(pool: Pool, { migrations }: Pick<Manifest, 'migrations'>) {
  for (const service of services.filter(({ name }) => name in migrations))
    await migrate(pool, service.migrations, service.name)
}

export async function migrateTo(pool: Pool, { name, migrations }: (typeof services)[number], last: number) {
  const journal: Journal = JSON.parse(readFileSync(path.join(migrations, 'meta/_journal.json'), 'utf8'))
  const entries = journal.entries.filter(({ when }) => when <= last)
  if (!entries.some(({ when }) => when === last))
    throw problem(`A newer version of this repository made the backup (${name}): restore it with that version.`)
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  try {
    mkdirSync(path.join(folder, 'meta'))
    writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) copyFileSync(path.join(migrations, `${tag}.sql`), path.join(folder, `${tag}.sql`))
    await migrate(pool, folder, name)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

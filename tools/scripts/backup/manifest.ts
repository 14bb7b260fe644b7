import { readFileSync } from 'node:fs'
import path from 'node:path'
import { problem } from '../install/problem.mjs'

export type Table = { schema: string; name: string; columns: string[]; rows: number }

export type Manifest = {
  format: 1
  madeAt: string
  /** The last applied migration of each service, in milliseconds since 1970. */
  migrations: Record<string, number>
  jobs: Record<string, number>
  tables: Table[]
  sequences: { name: string; value: string }[]
  bucket?: string
  files: { uploads: number; spool: number }
}

export const manifestName = 'manifest.json'

export const fileOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  path.join('database', `${schema}.${name}.gz`)

/** @throws a problem for a folder that is no readable backup */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, manifestName)
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isManifest(manifest)) return manifest
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw problem(`${folder} is no backup: its file ${manifestName} is missing.`)
    if (!(error instanceof SyntaxError)) throw error
  }
  throw problem(`${file} cannot be read: the backup is damaged, or a newer version of this repository made it.`)
}

const isText = (value: unknown) => typeof value === 'string'

function isManifest(value: unknown): value is Manifest {
  const { format, migrations, jobs, tables, sequences, files } = Object(value) as Partial<Manifest>
  const areVersions = [migrations, jobs].every(one => Object.values(Object(one)).every(Number.isSafeInteger))
  const isTable = ({ schema, name, columns, rows }: Table) =>
    isText(schema) && isText(name) && Array.isArray(columns) && columns.every(isText) && Number.isSafeInteger(rows)
  const isSequence = ({ name, value }: Manifest['sequences'][number]) => isText(name) && /^\d+$/.test(value)
  if (format !== 1 || !migrations || !jobs || !files || !areVersions) return false
  if (!Array.isArray(tables) || !Array.isArray(sequences)) return false
  return tables.every(one => isTable(Object(one))) && sequences.every(one => isSequence(Object(one)))
}

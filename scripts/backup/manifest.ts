import { readFileSync } from 'node:fs'
import path from 'node:path'
import { problem } from '../install/problem.mjs'

export type Table = { schema: string; name: string; columns: string[]; rows: number }

/** What a backup holds, and what its rows were made by. */
export type Manifest = {
  format: 1
  madeAt: string
  /** The last migration of each service that was applied, by its instant in milliseconds. */
  migrations: Record<string, number>
  /** The version of each schema of jobs. */
  jobs: Record<string, number>
  tables: Table[]
  sequences: { name: string; value: string }[]
  /** The bucket that holds the uploads; they are in the backup unless it is named. */
  bucket?: string
  files: { uploads: number; spool: number }
}

export const manifestName = 'manifest.json'

/** The file of a table's rows, in a backup. */
export const fileOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  path.join('database', `${schema}.${name}.gz`)

/**
 * @param folder of a backup
 * @throws a problem when it is none, or one that we cannot read
 */
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

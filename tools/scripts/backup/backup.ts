import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { problem } from '../install/problem.mjs'
import { copyFiles } from './copy-files.ts'
import { dumpDatabase } from './dump-database.ts'
import { type Manifest, manifestName } from './manifest.ts'

/** `bucket` holds the uploads, unless they are in `dataDir`. */
export type Place = { databaseUrl: string; dataDir: string; bucket?: string | undefined }

/** The processes may go on. Written to a draft and renamed, so that a backup is whole or absent. */
export async function backUp(place: Place, folder: string): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw problem(`${folder} is not empty: name a new folder for the backup.`)
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 })
  const draft = mkdtempSync(`${folder}.part-`)
  try {
    const manifest = await writeInto(draft, place)
    if (existsSync(folder)) rmdirSync(folder)
    renameSync(draft, folder)
    return manifest
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

async function writeInto(draft: string, { databaseUrl, dataDir, bucket }: Place): Promise<Manifest> {
  // In this order: an enquiry moves from the spool to the database, and a picture is on the disk before the database
  // knows it.
  const spool = await copyFiles(path.join(dataDir, 'spool'), path.join(draft, 'spool'))
  const dump = await dumpDatabase(databaseUrl, draft)
  const uploads = bucket ? 0 : await copyFiles(path.join(dataDir, 'uploads'), path.join(draft, 'uploads'))
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    ...dump,
    ...(bucket && { bucket }),
    files: { uploads, spool },
  }
  writeFileSync(path.join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return manifest
}

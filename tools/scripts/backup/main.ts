import path from 'node:path'
import { command, problem } from '../install/problem.mjs'
import { claimDataFolder } from '../machine/run-lock.ts'
import { openDatabase } from '../start/database.ts'
import { readSettings } from '../start/settings.ts'
import { backUp } from './backup.ts'
import type { Manifest } from './manifest.ts'
import { restore } from './restore.ts'

const [action, target, ...more] = process.argv.slice(2)

await command(async () => {
  if (!['backup', 'restore'].includes(action ?? '') || !target || more.length > 0)
    throw problem('Usage: npm run backup -- FOLDER, or npm run restore -- FOLDER')
  const folder = path.resolve(target)
  const settings = readSettings()
  const { dataDir } = settings
  const giveBack = action === 'restore' ? claimDataFolder(dataDir, process.pid) : () => {}
  const database = settings.databaseUrl ? undefined : await openDatabase(settings, line => console.error(line))
  const place = {
    databaseUrl: settings.databaseUrl ?? database?.url ?? '',
    dataDir,
    bucket: bucketIn(process.env.MEDIA_BUCKET_URL),
  }
  try {
    if (action === 'backup') say(`Backed up into ${folder}`, await backUp(place, folder))
    else {
      const restored = await restore(place, folder)
      say(`Restored into ${dataDir}`, restored)
      if (restored.leftOut > 0)
        console.log(
          `${restored.leftOut} jobs (mails and messages that waited) are left out: another version made their queue.`,
        )
      console.log('Stored enquiries, sessions and links need the keys of .env as they were: see docs/backup.md.')
    }
  } finally {
    await database?.stop()
    giveBack()
  }
})

function bucketIn(url = ''): string | undefined {
  return URL.parse(url)?.pathname.split('/')[1] || undefined
}

function say(what: string, { tables, files, bucket }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const uploads = bucket ? `pictures stay in the bucket ${bucket}` : `${files.uploads} files of pictures`
  console.log(`${what}: ${rows} rows of ${tables.length} tables, ${uploads}, ${files.spool} stored enquiries.`)
}

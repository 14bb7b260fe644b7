import { scenes } from '@agency/posters/scenes/scenes.ts'
import { openDatabase, prepareDatabase } from '@agency/service-kit/database/database.ts'
import { type Subscription, subscribe } from '@agency/service-kit/database/notifications.ts'
import { createSmtp } from '@agency/service-kit/mail/smtp.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { contentDatabase, migrateContent } from './database/content-database.ts'
import { changeChannel } from './database/write-content.ts'
import { warmRouteLists } from './delivery/route-list.ts'
import { contentSearch } from './delivery/search/content-search.ts'
import { missCounter } from './delivery/search/question/count-misses.ts'
import { isIndexCurrent, rebuildStaleIndex } from './delivery/search/rebuild-index.ts'
import { importWhenChanged } from './files/importing/import-when-changed.ts'
import { readPricesOnce } from './files/importing/read-prices-once.ts'
import { pictureLibrary } from './files/pictures/names/picture-library.ts'
import { type Photograph, withPhotographs } from './files/pictures/photographs.ts'
import { pictureCatalogue } from './files/pictures/picture-catalogue.ts'
import { withPictures } from './files/pictures/picture-values.ts'
import type { Fault } from './files/reading/fault.ts'
import { uploadCatalogue } from './files/uploads/upload-catalogue.ts'
import { announceDue } from './managing/announcing/announce-due.ts'
import { hookSender } from './managing/announcing/hook-sender.ts'
import { startPublications } from './managing/drafts/schedule/go-live.ts'
import { ensureFirstUsers } from './managing/people/first-start.ts'
import { mailboxInMemory } from './managing/people/mails/mailbox-in-memory.ts'
import { startStudioMails } from './managing/people/mails/studio-mails.ts'
import { openStudioQueue } from './managing/people/mails/studio-queue.ts'
import { forgetOldRows } from './managing/people/sign-in/forget-old-rows.ts'
import { emptyTrash } from './managing/tree/trash/empty-trash.ts'
import type { ContentSettings } from './settings.ts'
import { latestOnly } from './tree/latest-only.ts'
import { presentOnce } from './tree/memoize.ts'
import { previews } from './tree/previews.ts'
import { treeStore } from './tree/tree-store.ts'

/** A change shows at the latest after this, if the notification of the database got lost. */
const pollMs = 5000
const trashMs = 3600_000

/** The key of the settings' node, the same in every installation. */
const settingsNode = '00000000-0000-4000-8000-000000000001'

export type ContentSystem = ReturnType<typeof contentSystem>

/** @param photographs shown instead of the drawings, if there are any */
export function contentSystem(settings: ContentSettings, log: Logger, photographs: readonly Photograph[] = []) {
  const pool = openDatabase({ url: settings.DATABASE_URL, name: 'content-system', log })
  const db = contentDatabase(pool)
  const pictures = pictureCatalogue(scenes)
  const uploads = uploadCatalogue(db)
  const library = pictureLibrary(pictures, uploads)
  const sources = { drawings: pictures, uploads }
  const present = presentOnce(
    properties => withPictures(photographs.length > 0 ? withPhotographs(properties, photographs) : properties, sources),
    uploads.state,
  )
  const store = treeStore({
    db,
    log,
    prepare: uploads.load,
    present,
    onChange: (tree, before) => {
      warmRouteLists(tree, before)
      sender.wake()
      // The tree may have been built because the publication of a node was due.
      if (before && tree.revision === before.revision) void tick()
    },
  })
  let indexIsCurrent = false
  const search = contentSearch(db, log, () => indexIsCurrent)
  const sender = hookSender({
    db,
    url: settings.CONTENT_HOOK_URL,
    secret: settings.CONTENT_SECRET,
    log,
    loadedRevision: () => store.current()?.revision ?? -1,
  })
  const queue = openStudioQueue(pool, log)
  const smtp = settings.SMTP_URL ? createSmtp(settings.SMTP_URL) : undefined
  const mailbox = mailboxInMemory()
  const brand = () => String(store.current()?.byKey.get(settingsNode)?.properties.brandName ?? 'Studio')
  let subscription: Subscription | undefined
  let poll: NodeJS.Timeout | undefined
  let trashEmptied = 0
  let isStopped = false
  let startStep: string | undefined = 'waiting for the database'

  /** Runs after each notification, and regularly in case one got lost. */
  const tick = latestOnly(async () => {
    try {
      await announceDue(db, new Date())
      // New uploads change no page, so the revision stays the same.
      await uploads.load()
      if (await store.isStale()) await store.reload()
      if (Date.now() - trashEmptied < trashMs) return
      await emptyTrash(db, new Date())
      await forgetOldRows(db)
      trashEmptied = Date.now()
    } catch (error) {
      log.debug({ err: (error as Error).message }, 'the database is away; answering from memory')
    }
  })

  /** Slow with much content, so nothing waits for it: searches go through memory until it is done. */
  const indexAnew = latestOnly(async () => {
    if (indexIsCurrent) return
    try {
      if (await rebuildStaleIndex(db)) log.info('search index made anew')
      indexIsCurrent = true
    } catch (error) {
      log.warn({ err: (error as Error).message }, 'the search index cannot be made anew now')
    }
  })

  async function start(): Promise<Fault[]> {
    const faults = await prepareDatabase(log, async () => {
      await migrateContent(pool)
      await readPricesOnce(db)
      await ensureFirstUsers(db, settings, log)
      const refused = await importWhenChanged(db, settings.CONTENT_FOLDER, log, step => {
        startStep = step
      })
      startStep = 'reading the tree of pages'
      await store.reload()
      indexIsCurrent = await isIndexCurrent(db)
      return refused
    })
    subscription = subscribe(settings.DATABASE_URL, changeChannel, log, () => void tick())
    poll = setInterval(() => {
      void tick()
      void indexAnew()
    }, pollMs)
    void indexAnew()
    await startJobs()
    return faults
  }

  /** Runs beside the answers; a failure during a stop is not reported. */
  async function startJobs(): Promise<void> {
    const send = smtp?.send ?? (settings.trying ? mailbox.send : undefined)
    const { MAIL_FROM: from, SITE_URL: siteUrl, STUDIO_URL: studioUrl } = settings
    try {
      await prepareDatabase(log, async () => {
        if (!isStopped) await queue.start()
      })
      await startPublications({ db, library, queue })
      if (send) await startStudioMails({ db, queue, send, from, brand, siteUrl, studioUrl })
      else
        log.warn(
          'SMTP_URL is not set: mails wait until it is, and links to choose a password are shown to the administrator who asks',
        )
    } catch (error) {
      if (!isStopped) throw error
    }
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearInterval(poll)
    sender.close()
    store.close()
    await subscription?.close()
    await queue.stop()
    smtp?.close()
    await pool.end()
  }

  return {
    db,
    store,
    pictures,
    photographs,
    uploads,
    library,
    search,
    countMiss: missCounter(db, log),
    previews: previews(db, store, present),
    refresh: tick,
    queue,
    brand,
    mailbox,
    doing: () => startStep,
    start,
    stop,
  }
}

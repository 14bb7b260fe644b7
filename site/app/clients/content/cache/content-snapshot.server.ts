import { createHash } from 'node:crypto'
import { mkdir, readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { evictFiles } from '@agency/service-kit/files/evict-files.ts'
import { writeWhole } from '@agency/service-kit/files/write-whole.ts'
import { diskReport } from '@agency/service-kit/observability/disk-report.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { LRUCache } from 'lru-cache'
import { cacheLifetimes } from '../../../addresses/cache-policy.ts'
import type { ContentAnswer } from '../connection/content-connection.server.ts'
import { readSnapshotFile, snapshotFile } from './snapshot-file.ts'

type CachedResponse = { text: string; digest: string }

export type ContentSnapshot = {
  /** Never waits and never fails. */
  save(path: string, answer: CachedResponse): void
  /** `age` in milliseconds; undefined when `accept` throws. */
  read<T>(path: string, accept: (answer: ContentAnswer) => T): Promise<{ value: T; age: number } | undefined>
  state(): SnapshotState
}

/** `read` and `written` count answers since the process began. */
export type SnapshotState = { written: number; waiting: number; read: number; ignored: number; trouble?: string }

export type SnapshotOptions = {
  folder: string
  /** The content system's address: answers of another one are ignored. */
  source: string
  log: Logger
  maxBytes?: number
  pause?: number
}

const staleIfError = cacheLifetimes.content.stale * 1000
const markEvery = 10 * 60_000
const sweepEvery = 10 * 60_000
const filesPerRound = 200
const maxPendingBytes = 8 * 1024 * 1024
/** The route list of a large site alone can be longer than `maxPendingBytes`, and matters most. */
const maxPendingEntryBytes = maxPendingBytes / 8
const pauseAfterTrouble = 30_000

/** Writes each answer beside its file and moves it into place: other processes never see half a file. */
export function createContentSnapshot({
  folder,
  source,
  log,
  maxBytes = 256 * 1024 * 1024,
  pause = 3000,
}: SnapshotOptions): ContentSnapshot {
  const waiting = new LRUCache<string, CachedResponse>({
    maxSize: maxPendingBytes,
    sizeCalculation: ({ text }) => Math.min(text.length + 1, maxPendingEntryBytes),
  })
  const saved = new LRUCache<string, { digest: string; markedAt: number }>({ max: 50_000 })
  const state: SnapshotState = { written: 0, waiting: 0, read: 0, ignored: 0 }
  const report = diskReport(
    log,
    'answers of the content system cannot be saved on disk',
    'answers of the content system are saved on disk again',
  )
  let scheduled = false
  let sweepAt = 0

  const fileOf = (path: string) => join(folder, `${createHash('sha256').update(path).digest('hex')}.answer`)

  function schedule(milliseconds: number) {
    if (scheduled) return
    scheduled = true
    setTimeout(work, milliseconds).unref()
  }

  async function work() {
    try {
      await mkdir(folder, { recursive: true })
      for (const path of [...waiting.rkeys()].slice(0, filesPerRound)) {
        const answer = waiting.peek(path)
        if (!answer) continue
        await write(path, answer)
        if (waiting.peek(path) === answer) waiting.delete(path)
      }
      if (performance.now() >= sweepAt) {
        await evictFiles(folder, maxBytes, staleIfError)
        sweepAt = performance.now() + sweepEvery
      }
      delete state.trouble
      report.worked()
    } catch (error) {
      report.failed(error)
      state.trouble = (error as Error).message
    }
    scheduled = false
    if (waiting.size > 0) schedule(state.trouble ? pauseAfterTrouble : pause)
  }

  async function write(path: string, answer: CachedResponse): Promise<void> {
    const file = fileOf(path)
    const now = Date.now() / 1000
    const isMarked =
      saved.get(path)?.digest === answer.digest &&
      (await utimes(file, now, now).then(
        () => true,
        () => false,
      ))
    if (!isMarked) await writeWhole(file, snapshotFile({ source, path }, answer), { durable: true, mode: 0o600 })
    saved.set(path, { digest: answer.digest, markedAt: performance.now() })
    state.written += 1
  }

  return {
    save(path, answer) {
      const record = saved.get(path)
      if (record?.digest === answer.digest && performance.now() - record.markedAt < markEvery) return
      waiting.set(path, answer)
      schedule(pause)
    },
    async read(path, accept) {
      const file = fileOf(path)
      const bytes = await readFile(file).catch(() => undefined)
      if (bytes === undefined) return undefined
      try {
        const age = Math.max(0, Date.now() - (await stat(file)).mtimeMs)
        const text = readSnapshotFile(bytes, { source, path })
        if (age > staleIfError) return undefined
        const value = accept({ body: JSON.parse(text), text })
        state.read += 1
        return { value, age }
      } catch (error) {
        if (state.ignored === 0) log.warn({ file, reason: (error as Error).message }, 'saved answers are of no use')
        state.ignored += 1
        return undefined
      }
    },
    state: () => ({ ...state, waiting: waiting.size }),
  }
}

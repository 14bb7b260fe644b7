import { LRUCache } from 'lru-cache'
import { cacheLifetimes } from '../../../addresses/cache-policy.ts'
import { UpstreamFailure } from '../../upstreams/upstream-failure.ts'
import type { ContentAnswer, ContentConnection } from '../connection/content-connection.server.ts'
import type { RouteIndex } from '../routes/route-resolution.ts'
import type { ContentSnapshot } from './content-snapshot.server.ts'
import { digestOf } from './snapshot-file.ts'

export type Reading<T> = {
  keys: string[]
  accept: (body: unknown) => T
  /** Returns a reason to hold back a new answer; `announced` are the keys that changed since the old one. */
  quarantine?: (old: T, fresh: T, announced: ReadonlySet<string>) => Quarantine | undefined
  /** False for paths that visitors choose: they are not saved on disk. */
  persist?: boolean
  /** Waits for the newer answer however long it takes; a visitor's request gets the last one after a limit. */
  isPatient?: boolean
  onStale?: () => void
}

/** `acceptedLater`: an answer that stays the same for some minutes is accepted after all. */
export type Quarantine = { reason: string; acceptedLater: boolean }

export type ContentCacheState = { answers: number; bytes: number; fromSnapshot: number; quarantined: number }

export type ContentCache = {
  /** At most 60 seconds old; if the system fails, is slow or its answer is quarantined, a day. */
  read<T>(path: string, reading: Reading<T>): Promise<T>
  /** Invalidates answers that depend on one of these content keys or on any change; `*` means all. */
  forget(keys: string[]): void
  peek(path: string): { digest: string; value: unknown } | undefined
  knownRoutes(): RouteIndex | undefined
  knowRoutes(routes: RouteIndex): void
  state(): ContentCacheState
}

/** For answers that depend on any change, such as a search. */
export const anyKey = '*'
export const routeListKey = '*routes'

const maxAge = cacheLifetimes.content.fresh * 1000
const staleIfError = cacheLifetimes.content.stale * 1000
const revalidateWait = 250
/** Longer after an announced change, because editors then look for their change. */
const revalidateWaitAfterChange = 1500
const pauseAfterFailure = 2000
const acceptAfter = 5 * 60_000
const maxAnnounced = 5000
const maxMissing = 5000
/** Characters of answers in memory; others are read from disk. */
const maxBytes = 16 * 1024 * 1024
/** The route list of a large site alone can be longer than `maxBytes`, and has to stay. */
const maxEntryBytes = maxBytes / 8

type Entry = {
  value: unknown
  keys: string[]
  size: number
  digest: string
  /** Number of the route list that the answer was read with: its addresses come from there. */
  edition: number
  at: number
  invalidated: boolean
  announced: Set<string>
  askAgainAt: number
  restored?: true
  quarantinedSince?: number
}

export type ContentCacheOptions = {
  snapshot?: ContentSnapshot
  published?: ContentCache
  onUnannounced?: (keys: string[]) => void
  clock?: { now(): number }
}

type SharedCall = { answer: Promise<Entry>; began: number; keys: string[]; overtaken: boolean }

/**
 * @param published Another cache with a route list, since reading one takes half a second for 20,000 nodes.
 * @param onUnannounced Called with the keys of an answer that changed without an announcement.
 */
export function createContentCache(
  connection: ContentConnection,
  { snapshot, published, onUnannounced, clock = performance }: ContentCacheOptions = {},
): ContentCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: entry => Math.min(entry.size, maxEntryBytes),
  })
  const inFlight = new Map<string, SharedCall>()
  const missing = new LRUCache<string, Missing>({ max: maxMissing })
  let routes: RouteIndex | undefined
  let edition = 0
  const restoring = new Map<string, Promise<Entry | undefined>>()

  function entryOf<T>(path: string, { body, text }: ContentAnswer, { keys, accept }: Reading<T>): Entry {
    const digest = digestOf(text)
    // Reading a large answer takes longer than comparing digests.
    const isRouteList = keys.includes(routeListKey)
      ? [entries.peek(path), published?.peek(path)]
      : [entries.peek(path)].filter(entry => entry?.edition === edition)
    const same = isRouteList.find(entry => entry?.digest === digest)
    const value = same ? same.value : accept(body)
    const since = { at: clock.now(), invalidated: false, announced: new Set<string>(), askAgainAt: 0 }
    return { value, keys, size: text.length + 1, digest, edition, ...since }
  }

  function admit<T>(path: string, { quarantine }: Reading<T>, fresh: Entry): void {
    const old = stored(path)
    const doubt = old && quarantine?.(old.value as T, fresh.value as T, old.announced)
    if (!old || !doubt) return
    old.quarantinedSince ??= clock.now()
    const isAccepted = doubt.acceptedLater && clock.now() - old.quarantinedSince >= acceptAfter
    if (!isAccepted) throw new UpstreamFailure('content', 'quarantined', `${path}: ${doubt.reason}`)
  }

  function ask<T>(path: string, reading: Reading<T>): SharedCall {
    const call: SharedCall = { began: clock.now(), keys: reading.keys, overtaken: false, answer: answer() }
    inFlight.set(path, call)
    return call

    async function answer(): Promise<Entry> {
      try {
        const response = await connection(path)
        const fresh = entryOf(path, response, reading)
        admit(path, reading, fresh)
        fresh.invalidated = call.overtaken
        // A call begun after an announced change is newer than one that was under way.
        const entry = entries.peek(path)
        if (call.overtaken && entry && entry.at > call.began) return fresh
        if (entry && !entry.invalidated && entry.digest !== fresh.digest) {
          onUnannounced?.(reading.keys.filter(key => key !== anyKey && key !== routeListKey))
        }
        entries.set(path, fresh)
        if (reading.persist !== false) snapshot?.save(path, { text: response.text, digest: fresh.digest })
        return fresh
      } catch (error) {
        const old = entries.peek(path)
        if (old) old.askAgainAt = clock.now() + pauseAfterFailure
        else if (isNotFound(error) && !call.overtaken) {
          missing.set(path, { error, at: clock.now(), keys: reading.keys })
        }
        throw error
      } finally {
        if (inFlight.get(path) === call) inFlight.delete(path)
      }
    }
  }

  function stored(path: string): Entry | undefined {
    const entry = entries.get(path)
    return entry && clock.now() - entry.at < staleIfError ? entry : undefined
  }

  function restored<T>(path: string, reading: Reading<T>): Promise<Entry | undefined> {
    const running = restoring.get(path) ?? restore(path, reading).finally(() => restoring.delete(path))
    restoring.set(path, running)
    return running
  }
  async function restore<T>(path: string, reading: Reading<T>): Promise<Entry | undefined> {
    const saved = await snapshot?.read(path, answer => entryOf(path, answer, reading))
    if (!saved) return undefined
    const entry = { ...saved.value, at: clock.now() - Math.max(maxAge, saved.age), restored: true as const }
    if (!entries.has(path)) entries.set(path, entry)
    return stored(path)
  }

  async function newer<T>(path: string, reading: Reading<T>, old: Entry): Promise<Entry> {
    const now = clock.now()
    const running = inFlight.get(path)
    if (!running && now < old.askAgainAt) return old
    const call = running ?? ask(path, reading)
    if (reading.isPatient) return call.answer.catch(() => old)
    const wait = (old.invalidated ? revalidateWaitAfterChange : revalidateWait) - (now - call.began)
    return (await soon(call.answer, wait)) ?? old
  }

  return {
    peek: path => entries.peek(path),
    knownRoutes: () => routes ?? published?.knownRoutes(),
    knowRoutes(read) {
      if (read === routes) return
      routes = read
      edition += 1
    },
    async read<T>(path: string, reading: Reading<T>) {
      const old = stored(path) ?? (snapshot && reading.persist !== false ? await restored(path, reading) : undefined)
      const now = clock.now()
      if (old && !old.invalidated && now - old.at < maxAge) return old.value as T
      const nothing = old ? undefined : missing.get(path)
      if (nothing && now - nothing.at < maxAge) throw nothing.error
      const entry = old ? await newer(path, reading, old) : await (inFlight.get(path) ?? ask(path, reading)).answer
      if (entry === old) reading.onStale?.()
      return entry.value as T
    },
    forget(keys) {
      const changed = new Set([...keys, anyKey, routeListKey])
      const everything = keys.includes(anyKey)
      const concerns = (one: { keys: string[] }) => everything || one.keys.some(key => changed.has(key))
      for (const entry of entries.values()) {
        if (!concerns(entry)) continue
        Object.assign(entry, { invalidated: true, askAgainAt: 0 })
        if (entry.announced.size > maxAnnounced) entry.announced.clear()
        for (const key of keys) entry.announced.add(key)
      }
      for (const [path, nothing] of missing.entries()) if (concerns(nothing)) missing.delete(path)
      for (const [path, call] of inFlight) {
        if (!concerns(call)) continue
        call.overtaken = true
        inFlight.delete(path)
      }
    },
    state() {
      const all = [...entries.values()]
      return {
        answers: entries.size,
        bytes: entries.calculatedSize,
        fromSnapshot: all.filter(entry => entry.restored).length,
        quarantined: all.filter(entry => entry.quarantinedSince !== undefined).length,
      }
    },
  }
}

type Missing = { error: UpstreamFailure; at: number; keys: string[] }

const isNotFound = (error: unknown): error is UpstreamFailure =>
  error instanceof UpstreamFailure && error.kind === 'not-found'

async function soon<Value>(running: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, Math.max(0, milliseconds), undefined)
  })
  const settled = running.catch(() => undefined)
  try {
    return await Promise.race([settled, late])
  } finally {
    clearTimeout(timer)
  }
}

import { LRUCache } from 'lru-cache'
import { cacheLifetimes } from '../../../addresses/cache-policy.ts'
import { UpstreamFailure } from '../../upstreams/upstream-failure.ts'
import type { ContentAnswer, ContentConnection } from '../connection/content-connection.server.ts'
import type { RouteIndex } from '../routes/route-resolution.ts'
import type { ContentSnapshot } from './content-snapshot.server.ts'
import { digestOf } from './snapshot-file.ts'

/** What a reader knows about an answer. */
export type Reading<T> = {
  /** The content keys whose change makes the answer stale. */
  keys: string[]
  /** Reads the answer; what it throws keeps the answer out of the cache. */
  accept: (body: unknown) => T
  /** Says why a new answer does not replace the one before it yet; `announced` are the keys that changed in between. */
  quarantine?: (old: T, fresh: T, announced: ReadonlySet<string>) => Quarantine | undefined
  /** Whether the answer is saved on disk; false where visitors choose what is asked. */
  persist?: boolean
  /** Waits for the newer answer however long the content system takes; readers with a visitor take the last one in good time. */
  isPatient?: boolean
  /** Called when the answer is a stale one, because no newer one could be had. */
  onStale?: () => void
}

/** Why, and whether an answer that stays the same for some minutes is accepted after all. */
export type Quarantine = { reason: string; acceptedLater: boolean }

export type ContentCacheState = { answers: number; bytes: number; fromSnapshot: number; quarantined: number }

export type ContentCache = {
  /**
   * The answer to a path, at most 60 seconds old while the content system answers in good time. When it fails, hesitates
   * or gives an answer that is quarantined, the last good answer serves again, for a day.
   */
  read<T>(path: string, reading: Reading<T>): Promise<T>
  /** Makes every answer that depends on one of these content keys old, and all that depend on any change; `*` means all. */
  forget(keys: string[]): void
  /** The answer that is there, however old. */
  peek(path: string): { digest: string; value: unknown } | undefined
  /** What readers look addresses up in: the route list that was last given to `knowRoutes`. */
  knownRoutes(): RouteIndex | undefined
  knowRoutes(routes: RouteIndex): void
  /** What it holds: how many answers only an earlier process was given, and how many newer ones are quarantined. */
  state(): ContentCacheState
}

/** Stands for "depends on any change", as a search does. */
export const anyKey = '*'
/** The key of the route list, which any change may change. */
export const routeListKey = '*routes'

const maxAge = cacheLifetimes.content.fresh * 1000
const staleIfError = cacheLifetimes.content.stale * 1000
/** How long a reader who could have the old answer waits for the new one. */
const revalidateWait = 250
/** The same after an announced change, when people look for what they have just changed. */
const revalidateWaitAfterChange = 1500
/** After a failure the old answer serves this long before the content system is asked again. */
const pauseAfterFailure = 2000
/** A quarantined answer is accepted when nothing else was said for this long. */
const acceptAfter = 5 * 60_000
const maxAnnounced = 5000
/** Most paths that are remembered to lead nowhere. */
const maxMissing = 5000
/** Characters of answers in memory. What does not fit is on disk still. */
const maxBytes = 16 * 1024 * 1024
/** The route list of a large site alone can be longer than all of them, and has to stay. */
const maxEntryBytes = maxBytes / 8

type Entry = {
  value: unknown
  keys: string[]
  size: number
  digest: string
  /** Which of the route lists since the start it was read with: addresses in it come from there. */
  edition: number
  /** When the content system last said so. */
  at: number
  /** A change of it was announced since. */
  invalidated: boolean
  /** The keys that were announced since, the latest thousands. */
  announced: Set<string>
  askAgainAt: number
  restored?: true
  quarantinedSince?: number
}

type ContentCacheOptions = {
  snapshot?: ContentSnapshot
  published?: ContentCache
  onUnannounced?: (keys: string[]) => void
  clock?: { now(): number }
}

/** A call under way; one that was overtaken by an announced change may miss it. */
type SharedCall = { answer: Promise<Entry>; began: number; keys: string[]; overtaken: boolean }

/**
 * Answers of the content system in memory: one call for many readers, bounded by size, invalidated by key.
 * @param snapshot Keeps good answers over a restart.
 * @param published Another cache: a route list that says the same as the one there is not read again, which takes half a second for 20,000 nodes.
 * @param onUnannounced Called with the keys of an answer that differs from the last one although no change was announced.
 * @param clock Milliseconds that never jump; given by tests.
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
    // Reading a large answer takes longer than seeing that it is the same.
    const known = keys.includes(routeListKey)
      ? [entries.peek(path), published?.peek(path)]
      : [entries.peek(path)].filter(entry => entry?.edition === edition)
    const same = known.find(entry => entry?.digest === digest)
    const value = same ? same.value : accept(body)
    const since = { at: clock.now(), invalidated: false, announced: new Set<string>(), askAgainAt: 0 }
    return { value, keys, size: text.length + 1, digest, edition, ...since }
  }

  /** Throws when the new answer is quarantined and was not said long enough. */
  function admit<T>(path: string, { quarantine }: Reading<T>, fresh: Entry): void {
    const old = stored(path)
    const found = old && quarantine?.(old.value as T, fresh.value as T, old.announced)
    if (!old || !found) return
    old.quarantinedSince ??= clock.now()
    const isAccepted = found.acceptedLater && clock.now() - old.quarantinedSince >= acceptAfter
    if (!isAccepted) throw new UpstreamFailure('content', 'quarantined', `${path}: ${found.reason}`)
  }

  function ask<T>(path: string, reading: Reading<T>): SharedCall {
    const call: SharedCall = { began: clock.now(), keys: reading.keys, overtaken: false, answer: answer() }
    inFlight.set(path, call)
    return call

    async function answer(): Promise<Entry> {
      try {
        const given = await connection(path)
        const fresh = entryOf(path, given, reading)
        admit(path, reading, fresh)
        fresh.invalidated = call.overtaken
        // A call begun after an announced change knows better than one that was under way.
        const known = entries.peek(path)
        if (call.overtaken && known && known.at > call.began) return fresh
        if (known && !known.invalidated && known.digest !== fresh.digest) {
          onUnannounced?.(reading.keys.filter(key => key !== anyKey && key !== routeListKey))
        }
        entries.set(path, fresh)
        if (reading.persist !== false) snapshot?.save(path, { text: given.text, digest: fresh.digest })
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

  /** What an earlier process knew. It is old, but good. */
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

  /** What can be had in good time, or else what there is. */
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

/** A path that leads nowhere, so that it is not asked again for every page. */
type Missing = { error: UpstreamFailure; at: number; keys: string[] }

const isNotFound = (error: unknown): error is UpstreamFailure =>
  error instanceof UpstreamFailure && error.kind === 'not-found'

/** What comes within some milliseconds; undefined when it fails or takes longer. */
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

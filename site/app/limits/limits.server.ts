import { LRUCache } from 'lru-cache'

/** `duration` in seconds. */
export type Limit = { points: number; duration: number }

/** Rejects with `msBeforeNext` above the limit, like `rate-limiter-flexible`, or with an error when unreachable. */
export type SharedLimiter = { consume: (key: string) => Promise<unknown> }

export type Taken = { allowed: boolean; retryAfterSeconds: number }

const tenMinutes = 600

export type LimitSettings = { ENQUIRIES_PER_ADDRESS: number }

/** Offices, hotels and whole mobile networks share an address, so every limit by address is generous. */
const limitTable = (env: LimitSettings) =>
  ({
    /** By IP address, and by e-mail address. */
    enquiry: { points: env.ENQUIRIES_PER_ADDRESS, duration: tenMinutes },
    enquirySender: { points: Math.ceil(env.ENQUIRIES_PER_ADDRESS / 2), duration: 3600 },
    /** Above these an enquiry needs an additional check. */
    enquiryCalm: { points: Math.ceil(env.ENQUIRIES_PER_ADDRESS / 2), duration: tenMinutes },
    enquirySenderCalm: { points: Math.ceil(env.ENQUIRIES_PER_ADDRESS / 4), duration: 3600 },
    signUp: { points: env.ENQUIRIES_PER_ADDRESS, duration: tenMinutes },
    ownData: { points: env.ENQUIRIES_PER_ADDRESS, duration: tenMinutes },
    /** E-mail checks, captchas, log-ins by Google and Facebook. */
    account: { points: 60, duration: tenMinutes },
    /** Session, balances and captcha puzzles: one or two calls a page. */
    accountView: { points: 3000, duration: tenMinutes },
    /** One call a typed letter; one letter matches thousands and takes some milliseconds. */
    places: { points: 1500, duration: 60 },
    /** One call a typed letter; each is a search in the content system. */
    suggestions: { points: 600, duration: 60 },
    searchForm: { points: 120, duration: tenMinutes },
    /** Pictures on disk are not counted. */
    pictureFetched: { points: 1200, duration: 60 },
    /** Half a second of a processor each; above this the original is sent. */
    pictureMade: { points: 60, duration: 60 },
    /** One part of a video counts as one. */
    contentFile: { points: 600, duration: 60 },
    vitals: { points: 120, duration: 60 },
  }) satisfies Record<string, Limit>

export type LimitName = keyof ReturnType<typeof limitTable>

export type Limits = {
  /** @param key An address from `visitorAddress`, or for `enquirySender` an e-mail address. */
  take: (name: LimitName, key: string) => Promise<Taken>
}

/** While `shared`, for example a `RateLimiterRedis`, is unreachable, each process counts by itself. */
export function createLimits(
  env: LimitSettings,
  shared?: (limit: Limit & { keyPrefix: string }) => SharedLimiter,
  onRefusal: (name: LimitName) => void = () => undefined,
): Limits {
  const counters = Object.entries(limitTable(env)).map(([name, limit]) => {
    const count = countHere(limit)
    const common = shared?.({ keyPrefix: `limit:${name}`, ...limit })
    return [name, common ? (key: string) => countTogether(common, count, key) : count] as const
  })
  const byName = Object.fromEntries(counters) as Record<LimitName, (key: string) => Promise<Taken> | Taken>
  return {
    async take(name, key) {
      const result = await byName[name](key)
      if (!result.allowed) onRefusal(name)
      return result
    },
  }
}

/** Per limit, so that many addresses cannot fill the memory. */
const maxVisitors = 20_000

function countHere({ points, duration }: Limit): (key: string) => Taken {
  const windows = new LRUCache<string, { used: number; until: number }>({ max: maxVisitors })
  return key => {
    const now = performance.now()
    let window = windows.get(key)
    if (!window || window.until <= now) {
      window = { used: 0, until: now + duration * 1000 }
      windows.set(key, window)
    }
    window.used += 1
    return window.used <= points ? allowed : refused(window.until - now)
  }
}

async function countTogether(shared: SharedLimiter, local: (key: string) => Taken, key: string): Promise<Taken> {
  try {
    await shared.consume(key)
    return allowed
  } catch (rejection) {
    const left = rejection as { msBeforeNext?: unknown }
    return typeof left.msBeforeNext === 'number' ? refused(left.msBeforeNext) : local(key)
  }
}

const allowed: Taken = { allowed: true, retryAfterSeconds: 0 }

function refused(milliseconds: number): Taken {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) }
}

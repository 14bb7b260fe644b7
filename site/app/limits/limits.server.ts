import { LRUCache } from 'lru-cache'

/** How often one visitor may do a thing: so many times (`points`) in so many seconds (`duration`). */
export type Limit = { points: number; duration: number }

/**
 * A counter that several processes share. Resolves when it counted, rejects with what is left (`msBeforeNext`) when that
 * was too much, and with an error when it cannot be reached. The limiters of `rate-limiter-flexible` are of this shape.
 */
export type SharedLimiter = { consume: (key: string) => Promise<unknown> }

export type Taken = { allowed: boolean; retryAfterSeconds: number }

const TEN_MINUTES = 600

export type LimitSettings = { ENQUIRIES_PER_ADDRESS: number }

/** Offices, hotels and whole mobile networks share an address, so every limit by address is generous. */
const limitTable = (env: LimitSettings) =>
  ({
    /** Enquiry forms, by address and by the e-mail address given. */
    enquiry: { points: env.ENQUIRIES_PER_ADDRESS, duration: TEN_MINUTES },
    enquirySender: { points: Math.ceil(env.ENQUIRIES_PER_ADDRESS / 2), duration: 3600 },
    /** Beyond these an enquiry has one step more. */
    enquiryCalm: { points: Math.ceil(env.ENQUIRIES_PER_ADDRESS / 2), duration: TEN_MINUTES },
    enquirySenderCalm: { points: Math.ceil(env.ENQUIRIES_PER_ADDRESS / 4), duration: 3600 },
    /** Sign-ups for offers. */
    signUp: { points: env.ENQUIRIES_PER_ADDRESS, duration: TEN_MINUTES },
    /** What the pages ask about accounts: whether an address is known, captchas, log-ins by Google and Facebook. */
    account: { points: 60, duration: TEN_MINUTES },
    /** Who is signed in, balances, puzzles: one or two a page. */
    accountView: { points: 3000, duration: TEN_MINUTES },
    /** Places for the search panel, one a letter typed; a single letter fits thousands and takes some milliseconds. */
    places: { points: 1500, duration: 60 },
    /** Suggestions of the site search, one a letter typed; each is a search in the content system. */
    suggestions: { points: 600, duration: 60 },
    /** Search forms sent without script. */
    searchForm: { points: 120, duration: TEN_MINUTES },
    /** Pictures that are not on disk yet: each is asked for at its source. Those that are there are free. */
    pictureFetched: { points: 1200, duration: 60 },
    /** Photographs that were never made smaller: half a second of a processor each. Beyond this the original is sent. */
    pictureMade: { points: 60, duration: 60 },
    /** Brochures and videos of the content system, a part of a video at a time. */
    contentFile: { points: 600, duration: 60 },
    /** Measurements sent home by pages. */
    vitals: { points: 120, duration: 60 },
  }) satisfies Record<string, Limit>

export type LimitName = keyof ReturnType<typeof limitTable>

export type Limits = {
  /**
   * Counts one use of a limit by somebody.
   * @param key Who: an address from `visitorAddress`, or for `enquirySender` an e-mail address.
   */
  take: (name: LimitName, key: string) => Promise<Taken>
}

/**
 * The limits of the site. They are counted in this process, or by `shared` for all processes together; while `shared`
 * cannot be reached, this process counts by itself.
 * @param shared Makes the counter of one limit, for example a `RateLimiterRedis`.
 * @param onRefusal Told which limit refused somebody.
 */
export function createLimits(
  env: LimitSettings,
  shared?: (limit: Limit & { keyPrefix: string }) => SharedLimiter,
  onRefusal: (name: LimitName) => void = () => undefined,
): Limits {
  const counters = Object.entries(limitTable(env)).map(([name, limit]) => {
    const own = countHere(limit)
    const common = shared?.({ keyPrefix: `limit:${name}`, ...limit })
    return [name, common ? (key: string) => countTogether(common, own, key) : own] as const
  })
  const byName = Object.fromEntries(counters) as Record<LimitName, (key: string) => Promise<Taken> | Taken>
  return {
    async take(name, key) {
      const taken = await byName[name](key)
      if (!taken.allowed) onRefusal(name)
      return taken
    },
  }
}

/** So many visitors are remembered for one limit; more would let strangers fill the memory. */
const mostRemembered = 20_000

/** Counts in this process, in windows that begin with the first use. */
function countHere({ points, duration }: Limit): (key: string) => Taken {
  const windows = new LRUCache<string, { used: number; until: number }>({ max: mostRemembered })
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

async function countTogether(shared: SharedLimiter, own: (key: string) => Taken, key: string): Promise<Taken> {
  try {
    await shared.consume(key)
    return allowed
  } catch (rejection) {
    const left = rejection as { msBeforeNext?: unknown }
    return typeof left.msBeforeNext === 'number' ? refused(left.msBeforeNext) : own(key)
  }
}

const allowed: Taken = { allowed: true, retryAfterSeconds: 0 }

function refused(milliseconds: number): Taken {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) }
}

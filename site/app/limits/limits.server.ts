import { LRUCache } from 'lru-cache'

/** How often one visitor may do something: a number of times (`points`) in a number of seconds (`duration`). */
export type Limit = { points: number; duration: number }

/**
 * A counter that several processes share. Resolves when it counted, rejects with the time to wait (`msBeforeNext`) when the
 * limit is exceeded, and with an error when it is unreachable. The limiters of `rate-limiter-flexible` have this shape.
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
    /** Beyond these an enquiry needs an additional check. */
    enquiryCalm: { points: Math.ceil(env.ENQUIRIES_PER_ADDRESS / 2), duration: TEN_MINUTES },
    enquirySenderCalm: { points: Math.ceil(env.ENQUIRIES_PER_ADDRESS / 4), duration: 3600 },
    /** Sign-ups for offers. */
    signUp: { points: env.ENQUIRIES_PER_ADDRESS, duration: TEN_MINUTES },
    /** Requests for one's own data. */
    ownData: { points: env.ENQUIRIES_PER_ADDRESS, duration: TEN_MINUTES },
    /** Calls about accounts: whether an e-mail address is known, captchas, log-ins by Google and Facebook. */
    account: { points: 60, duration: TEN_MINUTES },
    /** Session, balances and captcha puzzles: one or two calls a page. */
    accountView: { points: 3000, duration: TEN_MINUTES },
    /** Places for the search panel, one call a typed letter; one letter matches thousands and takes some milliseconds. */
    places: { points: 1500, duration: 60 },
    /** Suggestions of the site search, one call a typed letter; each is a search in the content system. */
    suggestions: { points: 600, duration: 60 },
    /** Search forms posted without script. */
    searchForm: { points: 120, duration: TEN_MINUTES },
    /** Pictures that are not on disk yet and have to be fetched. Pictures on disk are not counted. */
    pictureFetched: { points: 1200, duration: 60 },
    /** Photographs that are resized for the first time: half a second of a processor each. Beyond this the original is sent. */
    pictureMade: { points: 60, duration: 60 },
    /** Brochures and videos of the content system, a part of a video at a time. */
    contentFile: { points: 600, duration: 60 },
    /** Web Vitals reported by pages. */
    vitals: { points: 120, duration: 60 },
  }) satisfies Record<string, Limit>

export type LimitName = keyof ReturnType<typeof limitTable>

export type Limits = {
  /**
   * Counts one use of a limit.
   * @param key An address from `visitorAddress`, or for `enquirySender` an e-mail address.
   */
  take: (name: LimitName, key: string) => Promise<Taken>
}

/**
 * The limits of the site. They are counted in this process, or by `shared` for all processes together; while `shared`
 * cannot be reached, this process counts by itself.
 * @param shared Makes the counter of one limit, for example a `RateLimiterRedis`.
 * @param onRefusal Called with the limit that refused a request.
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

/** Visitors that are remembered for one limit, so that many addresses cannot fill the memory. */
const maxVisitors = 20_000

/** Counts in this process, in windows that begin with the first use. */
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

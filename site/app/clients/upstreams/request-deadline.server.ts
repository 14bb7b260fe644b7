import { type Upstream, UpstreamFailure } from './upstream-failure.ts'

type Client = Record<string, (...input: never[]) => Promise<unknown>>

/** Milliseconds for all calls of a page, so that it is answered within three seconds. */
const maxForPages = 2400
/** Milliseconds for all calls of a posted form. */
const maxForPosts = 8000

/**
 * A client whose calls share one deadline, after which they fail with `timeout`. The calls continue within their own limits,
 * so that the next visitor finds their answers in the cache.
 * @param method The method of the request that needs them; its time begins now.
 */
export function withinRequest<Methods extends Client>(client: Methods, upstream: Upstream, method: string): Methods {
  const endsAt = performance.now() + (method === 'GET' || method === 'HEAD' ? maxForPages : maxForPosts)
  const methods = Object.entries(client).map(([name, call]) => [
    name,
    (...input: never[]) => endingAt(endsAt, call(...input), () => new UpstreamFailure(upstream, 'timeout', name)),
  ])
  // Every method keeps its name and type; the compiler cannot follow that through `entries`.
  return Object.fromEntries(methods) as Methods
}

async function endingAt<Value>(endsAt: number, running: Promise<Value>, late: () => Error): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), Math.max(0, endsAt - performance.now()))
  })
  try {
    return await Promise.race([running, end])
  } finally {
    clearTimeout(timer)
  }
}

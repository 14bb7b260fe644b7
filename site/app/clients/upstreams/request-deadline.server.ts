import { type Upstream, UpstreamFailure } from './upstream-failure.ts'

type Client = Record<string, (...input: never[]) => Promise<unknown>>

/** Milliseconds for all calls of a page, so that it is answered within three seconds. */
const maxForPages = 2400
const maxForPosts = 8000

/** Late calls fail with `timeout` but continue within their own limits, and fill the cache for the next visitor. */
export function withinRequest<Methods extends Client>(client: Methods, upstream: Upstream, method: string): Methods {
  const endsAt = performance.now() + (method === 'GET' || method === 'HEAD' ? maxForPages : maxForPosts)
  const methods = Object.entries(client).map(([name, call]) => [
    name,
    (...input: never[]) => endingAt(endsAt, call(...input), () => new UpstreamFailure(upstream, 'timeout', name)),
  ])
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

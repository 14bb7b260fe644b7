import { type Upstream, UpstreamFailure } from './upstream-failure.ts'

type Client = Record<string, (...input: never[]) => Promise<unknown>>

/** A page makes several calls; together they end soon enough for an answer within three seconds. */
const forPages = 2400
/** What was sent has been taken or kept by then; the page that says so may come later. */
const forPosts = 8000

/**
 * A client whose calls, however many, end together: what is not there by then fails as a `timeout`. The calls themselves
 * go on for as long as their own limit allows, so that the next visitor finds their answers.
 * @param method Of the request they are made for; its time begins now.
 */
export function withinRequest<Methods extends Client>(client: Methods, upstream: Upstream, method: string): Methods {
  const endsAt = performance.now() + (method === 'GET' || method === 'HEAD' ? forPages : forPosts)
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

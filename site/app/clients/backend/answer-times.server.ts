import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { unwrapped } from '@agency/contracts/backend/read-answer.ts'
import { fetchText } from '../upstreams/fetch-text.server.ts'

/** Of the last thirty days; milliseconds since 1970. */
export type AnswerTimes = { askedAt: number; times: { received: number; answered: number | undefined }[] }

export type AnswerTimesWatch = {
  /** Undefined until the backend has answered, and for a backend without this call. */
  known: () => AnswerTimes | undefined
  stop: () => void
}

const { path, response } = backendCalls.answerTimes
const pauseMs = 10 * 60_000
const spanMs = 30 * 24 * 60 * 60_000

export function watchAnswerTimes(backendUrl: string): AnswerTimesWatch {
  let latest: AnswerTimes | undefined
  const ask = async () => {
    latest = await readAnswerTimes(backendUrl, Date.now()).catch(() => undefined)
  }
  void ask()
  const timer = setInterval(ask, pauseMs)
  timer.unref()
  return { known: () => latest, stop: () => clearInterval(timer) }
}

/** @throws UpstreamFailure without an answer. */
async function readAnswerTimes(backendUrl: string, now: number): Promise<AnswerTimes | undefined> {
  const url = `${backendUrl}${path}?since=${new Date(now - spanMs).toISOString()}`
  const answer = await fetchText({ upstream: 'backend', url, init: {}, timeLimit: 2500, sizeLimit: 4 * 1024 * 1024 })
  const read = answer.status === 200 ? response.safeParse(unwrapped(answer.text)).data : undefined
  if (!read?.success || !read.data) return undefined
  const times = read.data.times.map(({ receivedAt, answeredAt }) => ({
    received: Date.parse(receivedAt),
    answered: answeredAt ? Date.parse(answeredAt) : undefined,
  }))
  return { askedAt: now, times }
}

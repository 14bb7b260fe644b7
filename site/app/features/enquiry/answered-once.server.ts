import { LRUCache } from 'lru-cache'

export type AnsweredOnce = <Result extends { sent: boolean }>(
  key: string,
  answer: () => Promise<Result>,
) => Promise<Result>

const rememberedMs = 10 * 60_000
const maxRemembered = 2000

/** Remembers only accepted forms: all others may be sent again at once, and are checked anew. */
export function createAnsweredOnce(): AnsweredOnce {
  const answers = new LRUCache<string, Promise<{ sent: boolean }>>({ max: maxRemembered, ttl: rememberedMs })
  return async <Result extends { sent: boolean }>(key: string, answer: () => Promise<Result>) => {
    const running = answers.get(key) as Promise<Result> | undefined
    const before = running && (await running.catch(() => undefined))
    if (before?.sent) return before
    const now = answer()
    answers.set(key, now)
    const forget = () => answers.delete(key)
    now.then(({ sent }) => sent || forget(), forget)
    return now
  }
}

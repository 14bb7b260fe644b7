import { exchangeText, type JsonRequest, type TextAnswer, troubleOf } from './fetch-json.server.ts'
import { UpstreamFailure } from './upstream-failure.ts'
import { guarded } from './upstream-guard.server.ts'

export type { TextAnswer }

/** Never retried. Any answer is returned; 429 and 5xx count as failures. Throws as `exchangeText` and `guarded` do. */
export async function fetchText({ upstream, url, init, timeLimit, sizeLimit }: JsonRequest): Promise<TextAnswer> {
  const { origin, pathname: what } = new URL(url)
  let answer: TextAnswer | undefined
  try {
    return await guarded({ upstream, origin, timeLimit, repeatable: false, what }, async signal => {
      answer = await exchangeText({ upstream, url, init, sizeLimit }, signal)
      const trouble = troubleOf(answer.status)
      if (trouble) throw new UpstreamFailure(upstream, trouble, `${what} answered ${answer.status}`)
      return answer
    })
  } catch (failure) {
    if (answer) return answer
    throw failure
  }
}

import { pathInLanguage } from '../../../addresses/languages/language-of-path.ts'

const timeLimit = 8000

/** Undefined when the request failed. */
export type Answer = Record<string, unknown> | undefined

export async function askServer(path: string, body: object, cancelled?: AbortSignal): Promise<Answer> {
  const ended = new AbortController()
  const timer = setTimeout(() => ended.abort(), timeLimit)
  cancelled?.addEventListener('abort', () => ended.abort())
  try {
    const response = await fetch(pathInLanguage(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: ended.signal,
    })
    const answer = (await response.json()) as Record<string, unknown>
    return response.ok ? answer : undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

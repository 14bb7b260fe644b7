import { useEffect, useRef } from 'react'
import type { PlaceAnswer } from '../model/place.ts'
import type { Product } from '../model/products.ts'

const answers = new Map<string, PlaceAnswer>()

/** Our server was reached and gave no places. */
export class LookUpRefused extends Error {}

/**
 * Asks our server for the places that fit a text. Answers are cached: the same text is asked once.
 * @throws `LookUpRefused`, or what `fetch` throws when our server is not reached in time.
 */
export async function lookUpPlaces(text: string, product: Product, signal?: AbortSignal): Promise<PlaceAnswer> {
  const address = `/airports?${new URLSearchParams({ q: text.trim(), for: product })}`
  const cached = answers.get(address)
  if (cached) return cached
  const response = await fetch(address, { signal: signal ?? null })
  if (!response.ok) throw new LookUpRefused(`${address} answered ${response.status}`)
  const answer: PlaceAnswer = await response.json()
  answers.set(address, answer)
  return answer
}

/** Looks up places for one field; each question aborts the one before. */
export function usePlaceLookup(product: Product) {
  const asking = useRef(new AbortController())
  useEffect(() => () => asking.current.abort(), [])

  /**
   * @param delay In milliseconds, before our server is asked.
   * @returns The answer, undefined if the look-up failed; once `signal` is aborted, another question has replaced it.
   */
  async function ask(text: string, delay: number) {
    asking.current.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    if (delay > 0) await new Promise(resolve => setTimeout(resolve, delay))
    const answer = signal.aborted ? undefined : await lookUpPlaces(text, product, signal).catch(() => undefined)
    return { answer, signal }
  }

  return { ask, abort: () => asking.current.abort() }
}

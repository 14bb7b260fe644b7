import type { Product } from '@agency/contracts/site/products.ts'
import { useEffect, useRef } from 'react'
import { pathInLanguage } from '../../../addresses/languages/language-of-path.ts'
import type { PlaceAnswer } from '../model/place.ts'

const answers = new Map<string, PlaceAnswer>()

/** Our server answered without places. */
export class LookUpRefused extends Error {}

/** @throws `LookUpRefused`, or the error of `fetch` when the server cannot be reached in time. */
export async function lookUpPlaces(text: string, product: Product, signal?: AbortSignal): Promise<PlaceAnswer> {
  const query = new URLSearchParams({ q: text.trim(), for: product })
  const address = pathInLanguage(`/airports?${query}`)
  const cached = answers.get(address)
  if (cached) return cached
  const response = await fetch(address, { signal: signal ?? null })
  if (!response.ok) throw new LookUpRefused(`${address} answered ${response.status}`)
  const answer: PlaceAnswer = await response.json()
  answers.set(address, answer)
  return answer
}

/** Looks up places for one field; each request aborts the previous one. */
export function usePlaceLookup(product: Product) {
  const asking = useRef(new AbortController())
  useEffect(() => () => asking.current.abort(), [])

  /** @param delay In milliseconds. @returns Undefined if the look-up failed; after an abort of `signal`, ignore it. */
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

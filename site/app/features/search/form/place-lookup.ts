import type { PlaceAnswer } from '../model/place.ts'
import type { Product } from '../model/products.ts'

const answers = new Map<string, PlaceAnswer>()

/** Our server was reached and gave no places. */
export class LookUpRefused extends Error {}

/**
 * Asks our server for the places that fit a text. Answers are kept: the same letters are asked once.
 * @throws `LookUpRefused`, or what `fetch` throws when our server is not reached in time.
 */
export async function lookUpPlaces(text: string, product: Product, signal?: AbortSignal): Promise<PlaceAnswer> {
  const address = `/airports?${new URLSearchParams({ q: text.trim(), for: product })}`
  const known = answers.get(address)
  if (known) return known
  const response = await fetch(address, { signal: signal ?? null })
  if (!response.ok) throw new LookUpRefused(`${address} answered ${response.status}`)
  const answer: PlaceAnswer = await response.json()
  answers.set(address, answer)
  return answer
}

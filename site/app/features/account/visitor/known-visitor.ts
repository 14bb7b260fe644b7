import type { Balance } from './balances.server.ts'

/**
 * The person's current data from the backend and the Web API, newer than the cookie. No `balances`: they could not be
 * loaded.
 */
export type KnownVisitor = { firstName?: string; balances?: Balance[] }

let known: KnownVisitor | undefined
const listeners = new Set<() => void>()

export function knownVisitor(): KnownVisitor | undefined {
  return known
}

export function setKnownVisitor(visitor: KnownVisitor): void {
  known = visitor
  for (const listener of listeners) listener()
}

/** @returns A function that removes the listener. */
export function onKnownVisitor(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

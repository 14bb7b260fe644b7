import type { Balance } from './balances.server.ts'

/** Newer than the cookie. No `balances`: they could not be loaded. */
export type KnownVisitor = { firstName?: string; balances?: Balance[] }

let cached: KnownVisitor | undefined
const listeners = new Set<() => void>()

export function knownVisitor(): KnownVisitor | undefined {
  return cached
}

export function setKnownVisitor(visitor: KnownVisitor): void {
  cached = visitor
  for (const listener of listeners) listener()
}

/** @returns Removes the listener. */
export function onKnownVisitor(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

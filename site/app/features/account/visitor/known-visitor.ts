import type { Balance } from './balances.server.ts'

/** What the backend and the Web API say of the person now; the cookie may be older. Without balances, they cannot be had. */
export type KnownVisitor = { firstName?: string; balances?: Balance[] }

let known: KnownVisitor | undefined
const listeners = new Set<() => void>()

/** Undefined until it is known. */
export function knownVisitor(): KnownVisitor | undefined {
  return known
}

export function setKnownVisitor(visitor: KnownVisitor): void {
  known = visitor
  for (const listener of listeners) listener()
}

/** @returns Ends the listening. */
export function onKnownVisitor(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

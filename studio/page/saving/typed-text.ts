import type { Editable } from '@agency/contracts/manage/nodes/node.ts'

/** Text typed into a node that the content system has not acknowledged. `from` is the version it is based on. */
export type Typed = { draft: Editable; from: number }

const placeOf = (key: string) => `studio.typed.${key}`

/** Stores it in this browser, where it outlives the tab; undefined deletes it. */
export function keepTyped(key: string, typed: Typed | undefined): void {
  try {
    if (typed) localStorage.setItem(placeOf(key), JSON.stringify(typed))
    else localStorage.removeItem(placeOf(key))
  } catch {
    // A full or blocked storage must not interrupt typing: the text is still in the form.
  }
}

/** The stored text of a node. */
export function keptTyped(key: string): Typed | undefined {
  try {
    const kept = localStorage.getItem(placeOf(key))
    return kept === null ? undefined : (JSON.parse(kept) as Typed)
  } catch {
    return undefined
  }
}

import type { Editable } from '@agency/contracts/manage/nodes/node.ts'

/** What somebody typed into a node that the content system has not acknowledged. `from` is the version it was made from. */
export type Typed = { draft: Editable; from: number }

const placeOf = (key: string) => `studio.typed.${key}`

/** Keeps it in this browser, where it outlives the tab; undefined forgets it. */
export function keepTyped(key: string, typed: Typed | undefined): void {
  try {
    if (typed) localStorage.setItem(placeOf(key), JSON.stringify(typed))
    else localStorage.removeItem(placeOf(key))
  } catch {
    // A full or forbidden storage must not keep anybody from typing: the text is still in the form.
  }
}

/** What this browser holds of a node. */
export function keptTyped(key: string): Typed | undefined {
  try {
    const kept = localStorage.getItem(placeOf(key))
    return kept === null ? undefined : (JSON.parse(kept) as Typed)
  } catch {
    return undefined
  }
}

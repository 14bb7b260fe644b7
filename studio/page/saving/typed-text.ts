import type { Editable } from '@agency/contracts/manage/nodes/node.ts'

/** Text typed into a node that the content system has not acknowledged. `from` is the version it is based on. */
export type Typed = { draft: Editable; from: number }

const placeOf = (name: string) => `studio.typed.${name}`

/** Stores what was typed in this browser, where it outlives the tab; undefined deletes it. @param name the key of a node, or begins with it */
export function keepTyped(name: string, typed: unknown): void {
  try {
    if (typed) localStorage.setItem(placeOf(name), JSON.stringify(typed))
    else localStorage.removeItem(placeOf(name))
  } catch {
    // A full or blocked storage must not interrupt typing: the text is still in the form.
  }
}

/** What is stored under a name. */
export function keptTyped<Value = Typed>(name: string): Value | undefined {
  try {
    const kept = localStorage.getItem(placeOf(name))
    return kept === null ? undefined : (JSON.parse(kept) as Value)
  } catch {
    return undefined
  }
}

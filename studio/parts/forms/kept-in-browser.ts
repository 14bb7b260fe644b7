/** Keeps a value in this browser, where it outlives the tab; undefined deletes it. A full or blocked storage keeps nothing. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // What is kept is a convenience: it must not interrupt typing.
  }
}

/** What is kept under a name; undefined if nothing is, or if it cannot be read. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '') as unknown
  } catch {
    return undefined
  }
}

/** Outlives the tab; undefined deletes the value. A full or blocked storage keeps nothing. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is a convenience: it must not interrupt typing.
  }
}

/** undefined for a missing or unreadable value. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '') as unknown
  } catch {
    return undefined
  }
}

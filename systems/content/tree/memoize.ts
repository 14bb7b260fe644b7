/** Caches a result per object, as long as that object exists. */
export function memoize<Given extends object, Result>(calculate: (given: Given) => Result): (given: Given) => Result {
  const results = new WeakMap<Given, { result: Result }>()
  return input => {
    const before = results.get(input)
    if (before) return before.result
    const result = calculate(input)
    results.set(input, { result })
    return result
  }
}

type Present = (properties: Record<string, unknown>) => Record<string, unknown>

/** Presents each object once until a picture changes: a rebuilt tree reuses it. @param pictures differs after a change */
export function presentOnce(present: Present, pictures: () => unknown): Present {
  let presented = memoize(present)
  let shows: unknown
  return properties => {
    if (shows !== pictures()) {
      presented = memoize(present)
      shows = pictures()
    }
    return presented(properties)
  }
}

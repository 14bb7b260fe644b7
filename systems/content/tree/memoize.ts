/** Caches a result per object, as long as that object exists. */
export function memoize<Given extends object, Result>(calculate: (given: Given) => Result): (given: Given) => Result {
  const results = new WeakMap<Given, { result: Result }>()
  return given => {
    const before = results.get(given)
    if (before) return before.result
    const result = calculate(given)
    results.set(given, { result })
    return result
  }
}

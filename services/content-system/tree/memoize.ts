/** Calculates a result once per object and keeps it as long as that object exists: unchanged objects are not calculated again. */
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

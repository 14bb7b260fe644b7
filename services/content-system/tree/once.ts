/**
 * Reckons what follows from an object once, as long as the object is there: what nobody changed is the same object when
 * everything is checked again.
 */
export function once<Given extends object, Result>(reckon: (given: Given) => Result): (given: Given) => Result {
  const known = new WeakMap<Given, { result: Result }>()
  return given => {
    const before = known.get(given)
    if (before) return before.result
    const result = reckon(given)
    known.set(given, { result })
    return result
  }
}

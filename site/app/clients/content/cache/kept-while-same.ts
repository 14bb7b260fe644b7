export function keptWhileSame<Of extends object, Key, Found>() {
  const results = new WeakMap<Of, { by: readonly unknown[]; found: Map<Key, Found> }>()
  return (of: Of, by: readonly unknown[], key: Key, calculate: () => Found): Found => {
    const before = results.get(of)
    const valid = before?.by.every((value, at) => value === by[at]) ? before : { by, found: new Map<Key, Found>() }
    if (valid !== before) results.set(of, valid)
    if (!valid.found.has(key)) valid.found.set(key, calculate())
    return valid.found.get(key) as Found
  }
}

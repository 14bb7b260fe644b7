export function keptWhileSame<Of extends object, Key, Found>() {
  const kept = new WeakMap<Of, { by: readonly unknown[]; found: Map<Key, Found> }>()
  return (of: Of, by: readonly unknown[], key: Key, calculate: () => Found): Found => {
    const before = kept.get(of)
    const known = before?.by.every((value, at) => value === by[at]) ? before : { by, found: new Map<Key, Found>() }
    if (known !== before) kept.set(of, known)
    if (!known.found.has(key)) known.found.set(key, calculate())
    return known.found.get(key) as Found
  }
}

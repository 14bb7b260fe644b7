import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

type Filter<Name extends string> = Record<Name, string>

/** `find=Langkawi`; ignores other names. */
function filterIn<Name extends string>(query: string, names: readonly Name[]): Filter<Name> {
  const search = new URLSearchParams(query)
  return Object.fromEntries(names.map(name => [name, search.get(name) ?? ''])) as Filter<Name>
}

/**
 * In the address, also after a change of the screen. Bypasses the router: typing reloads nothing.
 * @param names constant
 */
export function useFilter<Name extends string>(names: readonly Name[]) {
  const { key } = useLocation()
  const [filter, setFilter] = useState(() => filterIn(location.search, names))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation writes another address
  useEffect(() => {
    const { hash, href, pathname, search } = location
    const address = new URLSearchParams(search)
    for (const name of names) filter[name] === '' ? address.delete(name) : address.set(name, filter[name])
    const query = address.size > 0 ? `?${address}` : ''
    const next = pathname + query + hash
    if (new URL(next, href).href !== href) history.replaceState(history.state, '', next)
  }, [filter, key, names])
  return {
    filter,
    change: (part: Partial<Filter<Name>>) => setFilter(before => ({ ...before, ...part })),
    clear: () => setFilter(filterIn('', names)),
  }
}

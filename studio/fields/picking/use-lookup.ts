import { useEffect, useState } from 'react'
import { announceFault } from '../../parts/announcements.tsx'
import { type Lookup, type LookupKind, lookupOf } from './lookups.ts'

/** The list of a kind; undefined until it is there. */
export function useLookup(kind: LookupKind): Lookup | undefined {
  const [lookup, setLookup] = useState<Lookup>()
  useEffect(() => {
    let isWanted = true
    lookupOf(kind).then(found => isWanted && setLookup(found), announceFault)
    return () => {
      isWanted = false
    }
  }, [kind])
  return lookup
}

import { readTerms, type Term } from '../../calls/nodes.ts'
import type { Nodes } from '../../parts/nodes/nodes-by-place.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { useLoaded } from '../../parts/use-loaded.ts'

const none: Term[] = []

/** Cached for all fields until the tree changes. */
const read = new WeakMap<Nodes, ReturnType<typeof readTerms>>()

/** Existing values, the most used first; empty while loading. @param path of the value */
export function useTerms(path: string[]): Term[] {
  const { nodes } = useStudio()
  const name = path.findLast(part => !/^\d+$/.test(part)) ?? ''
  const all = useLoaded(() => {
    const known = read.get(nodes) ?? readTerms()
    read.set(nodes, known)
    return known
  }, [nodes])
  return all?.terms[name] ?? none
}

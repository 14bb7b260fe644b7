import { useMemo } from 'react'
import { useFilter } from '../../parts/filters/use-filter.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { filteredTree, treeFilterNames } from './filtered-tree.ts'

/** Stays while screens change. */
export function useFilteredTree() {
  const { nodes: all } = useStudio()
  const { filter, ...rest } = useFilter(treeFilterNames)
  const { nodes, found } = useMemo(() => filteredTree(all, filter), [all, filter])
  return { filter, nodes, found, ...rest }
}

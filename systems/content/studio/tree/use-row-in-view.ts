import { type RefObject, useEffect, useRef } from 'react'
import type { Key } from 'react-aria-components'
import { type Nodes, rowOf } from '../parts/nodes/nodes-by-place.ts'

/**
 * After another node opens or moves; not if its row is in view or its ancestors are closed.
 * @param rowHeight in CSS pixels
 */
export function useRowInView(
  list: RefObject<HTMLElement | null>,
  {
    nodes,
    open,
    expanded,
    rowHeight,
  }: { nodes: Nodes; open: string | undefined; expanded: Set<Key>; rowHeight: number },
): void {
  const shown = useRef('')
  useEffect(() => {
    const place = `${open} ${nodes.byKey.get(open ?? '')?.parentKey}`
    if (open === undefined || shown.current === place) return
    const row = rowOf(nodes, expanded, open)
    if (row === undefined) return
    shown.current = place
    // The list must first grow by the newly expanded rows.
    const frame = requestAnimationFrame(() => scrollTo(list.current, row * rowHeight, rowHeight))
    return () => cancelAnimationFrame(frame)
  }, [nodes, open, expanded, list, rowHeight])
}

/** A third of the list is above the row. */
function scrollTo(list: HTMLElement | null, top: number, height: number) {
  if (list === null || (top >= list.scrollTop && top + height <= list.scrollTop + list.clientHeight)) return
  list.scrollTop = top - list.clientHeight / 3
}

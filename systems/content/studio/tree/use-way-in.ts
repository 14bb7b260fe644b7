import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Tab leads to the row of the open page, once for each page; then the tree remembers the last row.
 * @returns a handler that receives the focus before the tree
 */
export function useWayIn(list: RefObject<HTMLElement | null>, open: string | undefined) {
  const ledTo = useRef<string>(undefined)
  const byTab = useRef(false)
  useEffect(() => {
    const hear = (event: Event) => {
      byTab.current = event instanceof KeyboardEvent && event.key === 'Tab'
    }
    addEventListener('keydown', hear, { capture: true })
    addEventListener('pointerdown', hear, { capture: true })
    return () => {
      removeEventListener('keydown', hear, { capture: true })
      removeEventListener('pointerdown', hear, { capture: true })
    }
  }, [])

  return (event: FocusEvent) => {
    const isInside = list.current?.contains(event.relatedTarget) ?? false
    if (!byTab.current || isInside || open === undefined || ledTo.current === open) return
    if (!list.current?.contains(event.target)) return
    const row = list.current.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(open)}"]`)
    ledTo.current = open
    if (row === null || row === event.target) return
    // The tree would focus its first or last row.
    event.stopPropagation()
    row.focus()
  }
}

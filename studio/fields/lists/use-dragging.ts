import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useStable } from '../plain/use-stable.ts'

/** Where a dragged item comes from, and the index it would be dropped before; the number of items means after the last. */
export type Drag = { from: number; slot: number }

type Options = {
  /** The element whose children are the items. */
  list: RefObject<HTMLElement | null>
  onMove: (from: number, to: number) => void
}

/**
 * Lets users drag items of a list by their handles with mouse, pen or finger, or move them with the up and down arrow
 * keys. Escape cancels a drag. Native drag and drop does not work: it ignores touch, and Firefox does not drag buttons.
 */
export function useDragging({ list, ...options }: Options) {
  const onMove = useStable(options.onMove)
  const [drag, setDrag] = useState<Drag>()
  const now = useRef<Drag>(undefined)
  const pointer = useRef(0)

  function show(next: Drag | undefined) {
    now.current = next
    setDrag(next)
  }

  function look() {
    const { current } = now
    if (current === undefined) return
    const middles = [...(list.current?.children ?? [])].map(item => {
      const { top, height } = item.getBoundingClientRect()
      return top + height / 2
    })
    const slot = middles.filter(middle => middle < pointer.current).length
    if (slot !== current.slot) show({ ...current, slot })
  }

  const isDragging = drag !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loop runs for the whole of one drag
  useEffect(() => {
    if (!isDragging) return
    let frame = requestAnimationFrame(function follow() {
      if (list.current && scrollNearEdge(list.current, pointer.current)) look()
      frame = requestAnimationFrame(follow)
    })
    const cancel = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && show(undefined)
    addEventListener('keydown', cancel)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', cancel)
    }
  }, [isDragging])

  return {
    drag,
    /** The event handlers of an item's handle. */
    handle: useStable((index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pointer.current = event.clientY
        show({ from: index, slot: index })
      },
      onPointerMove(event: PointerEvent) {
        pointer.current = event.clientY
        look()
      },
      onPointerUp(event: PointerEvent) {
        pointer.current = event.clientY
        // The list may have been scrolled since the pointer last moved.
        look()
        const { current } = now
        show(undefined)
        if (current) onMove(current.from, placeOf(current))
      },
      onPointerCancel: () => show(undefined),
      onKeyDown(event: KeyboardEvent) {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (step === undefined) return
        event.preventDefault()
        onMove(index, index + step)
      },
    })),
  }
}

/** The index of an item after the drop: the items behind it have moved up by one. */
const placeOf = ({ from, slot }: Drag): number => (slot > from ? slot - 1 : slot)

/** The side of an item on which a line shows where the dragged item would go; undefined if nothing would change. */
export function lineAt(index: number, count: number, drag: Drag | undefined): 'before' | 'after' | undefined {
  if (drag === undefined || placeOf(drag) === drag.from) return undefined
  if (drag.slot === index) return 'before'
  return drag.slot === count && index === count - 1 ? 'after' : undefined
}

/** The distance from an edge where scrolling starts, and the maximum step a frame, in pixels. */
const EDGE = 56
const MAX_STEP = 14

/**
 * Scrolls the container of an element while an item is dragged near its upper or lower edge, faster near the edge.
 * @param y of the pointer in the window
 * @returns whether anything moved
 */
function scrollNearEdge(element: Element, y: number): boolean {
  const scroller = scrollerOf(element)
  const { top, bottom } = scroller.getBoundingClientRect()
  const [upper, lower] = [Math.max(top, 0) + EDGE, Math.min(bottom, innerHeight) - EDGE]
  const beyond = y < upper ? y - upper : y > lower ? y - lower : 0
  if (beyond === 0) return false
  const before = scroller.scrollTop
  scroller.scrollTop += Math.max(-MAX_STEP, Math.min(MAX_STEP, beyond / 4))
  return scroller.scrollTop !== before
}

function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const canScroll = /auto|scroll/.test(getComputedStyle(one).overflowY)
    if (canScroll && one.scrollHeight > one.clientHeight) return one
  }
  return document.documentElement
}

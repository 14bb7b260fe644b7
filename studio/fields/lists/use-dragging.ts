import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Where a dragged item comes from, and before which one it would be put down; the number of items means after the last. */
export type Drag = { from: number; slot: number }

type Options = {
  /** The element whose children are the items, in their order. */
  list: RefObject<HTMLElement | null>
  onMove: (from: number, to: number) => void
}

/**
 * Items of a list that are dragged by their handles, with mouse, pen or finger, or moved by arrow up and down on a handle.
 * Escape puts an item back. The browser's own dragging is not used: it knows no fingers, and Firefox drags no buttons.
 */
export function useDragging({ list, onMove }: Options) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loop from the first to the last moment of one drag
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
    handle: (index: number) => ({
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
      onPointerUp() {
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
    }),
  }
}

/** Which place an item has after it is put down: those behind it have moved up by one. */
const placeOf = ({ from, slot }: Drag): number => (slot > from ? slot - 1 : slot)

/** On which side of an item the line is drawn that shows where a dragged one would go; on none where nothing would change. */
export function lineAt(index: number, count: number, drag: Drag | undefined): 'before' | 'after' | undefined {
  if (drag === undefined || placeOf(drag) === drag.from) return undefined
  if (drag.slot === index) return 'before'
  return drag.slot === count && index === count - 1 ? 'after' : undefined
}

/** From how near an edge on, and how fast at most a frame, in pixels. */
const NEAR = 56
const FASTEST = 14

/**
 * Scrolls what an element scrolls in when something is dragged near its upper or lower edge, the nearer the faster.
 * @param y where the pointer is, in the window
 * @returns whether anything moved
 */
function scrollNearEdge(element: Element, y: number): boolean {
  const scroller = scrollerOf(element)
  const { top, bottom } = scroller.getBoundingClientRect()
  const [upper, lower] = [Math.max(top, 0) + NEAR, Math.min(bottom, innerHeight) - NEAR]
  const beyond = y < upper ? y - upper : y > lower ? y - lower : 0
  if (beyond === 0) return false
  const before = scroller.scrollTop
  scroller.scrollTop += Math.max(-FASTEST, Math.min(FASTEST, beyond / 4))
  return scroller.scrollTop !== before
}

function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const canScroll = /auto|scroll/.test(getComputedStyle(one).overflowY)
    if (canScroll && one.scrollHeight > one.clientHeight) return one
  }
  return document.documentElement
}

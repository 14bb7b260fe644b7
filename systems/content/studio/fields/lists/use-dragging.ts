import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useStable } from '../plain/use-stable.ts'

/** The drop goes before `slot`; the number of items means the end. */
export type Drag = { from: number; slot: number }

type Options = {
  /** The list's children are the items. */
  list: RefObject<HTMLElement | null>
  onMove: (from: number, to: number) => void
}

/**
 * Mouse, pen, finger, or the up and down arrow keys; Escape cancels. Native drag and drop ignores touch, and Firefox
 * does not drag buttons.
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

/** After the drop the items behind the dragged one have moved up by one. */
const placeOf = ({ from, slot }: Drag): number => (slot > from ? slot - 1 : slot)

export function lineAt(index: number, count: number, drag: Drag | undefined): 'before' | 'after' | undefined {
  if (drag === undefined || placeOf(drag) === drag.from) return undefined
  if (drag.slot === index) return 'before'
  return drag.slot === count && index === count - 1 ? 'after' : undefined
}

/** Pixels: distance from an edge, and step a frame. */
const edge = 56
const maxStep = 14

/**
 * Scrolls near the upper or lower edge, faster towards it.
 * @param y of the pointer in the window
 * @returns true after a movement
 */
function scrollNearEdge(element: Element, y: number): boolean {
  const scroller = scrollerOf(element)
  const { top, bottom } = scroller.getBoundingClientRect()
  const [upper, lower] = [Math.max(top, 0) + edge, Math.min(bottom, innerHeight) - edge]
  const beyond = y < upper ? y - upper : y > lower ? y - lower : 0
  if (beyond === 0) return false
  const before = scroller.scrollTop
  scroller.scrollTop += Math.max(-maxStep, Math.min(maxStep, beyond / 4))
  return scroller.scrollTop !== before
}

function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const canScroll = /auto|scroll/.test(getComputedStyle(one).overflowY)
    if (canScroll && one.scrollHeight > one.clientHeight) return one
  }
  return document.documentElement
}

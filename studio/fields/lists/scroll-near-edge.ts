/** From how near an edge on, and how fast at most a frame, in pixels. */
const NEAR = 56
const FASTEST = 14

/**
 * Scrolls what an element scrolls in when something is dragged near its upper or lower edge, the nearer the faster.
 * @param y where the pointer is, in the window
 * @returns whether anything moved
 */
export function scrollNearEdge(element: Element, y: number): boolean {
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

const signsOfLife = ['pointermove', 'pointerdown', 'scroll', 'keydown']
const longestMs = 8000

/**
 * Starts something as soon as somebody shows that they are there, and the browser has a moment; after eight seconds in any
 * case. Until then the processor of a slow phone is there for what is being read.
 */
export function whenPresent(start: () => void): void {
  const waiting = new AbortController()
  const timer = setTimeout(begin, longestMs)
  for (const sign of signsOfLife) addEventListener(sign, begin, { signal: waiting.signal, passive: true })

  function begin() {
    waiting.abort()
    clearTimeout(timer)
    ;(window.requestIdleCallback ?? setTimeout)(start)
  }
}

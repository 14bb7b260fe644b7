const signsOfLife = ['pointermove', 'pointerdown', 'scroll', 'keydown']
const longestMs = 8000

/**
 * Resolves as soon as somebody shows that they are there, at once when they have scrolled already; after eight seconds in any
 * case. Until then the processor of a slow phone is there for what is being read.
 */
export function visitorPresent(): Promise<void> {
  if (scrollY > 0) return Promise.resolve()
  return new Promise(resolve => {
    const waiting = new AbortController()
    const timer = setTimeout(end, longestMs)
    for (const sign of signsOfLife) addEventListener(sign, end, { signal: waiting.signal, passive: true })

    function end() {
      waiting.abort()
      clearTimeout(timer)
      resolve()
    }
  })
}

let isTaken = false
const line: (() => void)[] = []

/**
 * Waits until this page may be rendered: one page a turn of the event loop. Rendering blocks everything else, and when the
 * content system answers many pages at once they would all be rendered in one go, while pages from memory wait.
 * @returns Nothing to wait for when the turn is free.
 */
export function renderTurn(): Promise<void> | undefined {
  if (isTaken) return new Promise(resolve => line.push(resolve))
  isTaken = true
  setImmediate(next)
  return undefined
}

function next(): void {
  const first = line.shift()
  isTaken = first !== undefined
  if (!first) return
  setImmediate(next)
  first()
}

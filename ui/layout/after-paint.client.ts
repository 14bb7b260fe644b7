/** Runs what the next picture on the screen need not wait for, right after it. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

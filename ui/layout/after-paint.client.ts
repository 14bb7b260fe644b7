/** Runs a function right after the next paint. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

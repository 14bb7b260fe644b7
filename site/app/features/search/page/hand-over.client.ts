/**
 * Submits the form of the hand-over page, unless the visitor came back to it: going back from the results would lead to the
 * results again.
 */
export function startHandOver(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-hand-over]')
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (form && navigation?.type !== 'back_forward') form.submit()
}

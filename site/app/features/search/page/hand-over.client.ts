/**
 * First replaces the history entry by the filled-in form: this page is the answer to a post, and going back to it would
 * make the browser offer to post again.
 */
export function startHandOver(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-hand-over]')
  if (!form) return
  history.replaceState(null, '', form.dataset.handOver)
  form.submit()
}

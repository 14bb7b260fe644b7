/**
 * Submits the form of the hand-over page. Its place in the history goes to the filled-in form first: this page is the answer
 * to a post, and going back to it would ask the visitor to post again.
 */
export function startHandOver(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-hand-over]')
  if (!form) return
  history.replaceState(null, '', form.dataset.handOver)
  form.submit()
}

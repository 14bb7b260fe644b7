/** Shows the copy button where the browser allows it. */
export function startShareLinks(): void {
  const share = document.querySelector<HTMLElement>('[data-share]')
  const copy = share?.querySelector<HTMLButtonElement>('[data-copy-link]')
  const answer = share?.querySelector<HTMLElement>('[data-copied]')
  if (!share || !copy || !navigator.clipboard) return
  copy.hidden = false
  copy.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(share.dataset.share ?? '').then(
      () => true,
      () => false,
    )
    if (answer) answer.textContent = (copied ? answer.dataset.copied : answer.dataset.notCopied) ?? ''
  })
}

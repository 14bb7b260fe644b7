/** Puts this page's address into the WhatsApp link and offers to copy it. */
export function startShareLinks(): void {
  const share = document.querySelector<HTMLElement>('[data-share]')
  if (!share) return
  const address = location.origin + location.pathname
  const whatsapp = share.querySelector<HTMLAnchorElement>('[data-share-whatsapp]')
  if (whatsapp)
    whatsapp.href = `https://wa.me/?text=${encodeURIComponent(`${whatsapp.dataset.shareWhatsapp} ${address}`)}`
  const copy = share.querySelector<HTMLButtonElement>('[data-copy-link]')
  const answer = share.querySelector('[data-copy-answer]')
  if (!copy || !navigator.clipboard) return
  copy.hidden = false
  copy.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    if (answer) answer.textContent = copied ? 'Copied' : 'Copying was not allowed'
  })
}

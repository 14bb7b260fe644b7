/**
 * Reloads a preview beside the studio's form when the studio reports a save, and keeps the scroll position. Announces
 * when it starts to listen, since earlier messages are lost. The policy forbids other sites to frame it.
 */
export async function followStudio(): Promise<void> {
  if (window.parent === window || !document.querySelector('.preview-banner')) return
  addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data === 'preview:again') location.reload()
  })
  window.parent.postMessage('preview:listening', '*')
  const { offerFields } = await import('./offer-fields.client.ts')
  offerFields()
}

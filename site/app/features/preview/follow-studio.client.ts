/**
 * A preview beside the studio's form is loaded again when the studio says that something was saved. It stays where it was
 * scrolled to. It says when it listens, as what was said before is lost; who else frames it, the policy forbids.
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

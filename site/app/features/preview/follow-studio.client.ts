/** A preview beside the studio's form is loaded again when the studio says that something was saved. It stays where it was scrolled to. */
export function followStudio(): void {
  if (window.parent === window || !document.querySelector('.preview-banner')) return
  addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data === 'preview:again') location.reload()
  })
}

/** Opens the answer in the address; not every browser does it by itself. */
export function startOpenAnswer(): void {
  const open = () => {
    const id = decodeURIComponent(location.hash.slice(1))
    const fold = id ? document.getElementById(id)?.closest<HTMLDetailsElement>('[data-faq-question]') : undefined
    if (!fold || fold.open) return
    fold.open = true
    fold.scrollIntoView()
  }
  open()
  addEventListener('hashchange', open)
}

/** From this width on `header.css` shows the whole navigation. */
const wide = '(min-width: 1024px)'

/** Without `command` attributes. Closes the menu in wide windows too: an invisible modal would block the page. */
export function startMobileMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('#mobile-menu')
  if (!menu) return
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    for (const button of document.querySelectorAll<HTMLElement>('[commandfor="mobile-menu"]')) {
      button.addEventListener('click', () =>
        button.getAttribute('command') === 'close' ? menu.close() : menu.showModal(),
      )
    }
  }
  menu.addEventListener('click', event => {
    if (event.target === menu && event.clientX < menu.getBoundingClientRect().left) menu.close()
  })
  matchMedia(wide).addEventListener('change', () => menu.close())
}

/** From here on `header.css` shows the whole navigation. */
const wide = '(min-width: 1024px)'

/**
 * Opens and closes the mobile menu in browsers that do not know the `command` attribute, and closes it on a press outside
 * and when the window becomes too wide for it: an invisible modal dialog would block the rest of the page.
 */
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

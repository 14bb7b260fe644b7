/** From this width on `menus.css` shows the menu as a row. */
const wide = '(min-width: 1024px)'

/** Closes the sheet when the focus leaves it, and in wide windows, where a popover would lie over the page. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('.navigation__menu')
  menu?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.hidePopover()
  })
  matchMedia(wide).addEventListener('change', () => menu?.hidePopover())
}

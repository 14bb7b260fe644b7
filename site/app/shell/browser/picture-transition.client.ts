const name = 'subject'

/** A card's picture grows into the banner of its page, which has the same transition name in its stylesheet. */
export function startPictureTransition(): void {
  addEventListener('click', event => {
    const card = (event.target as Element).closest('.card, .tiles li')
    const picture = card?.querySelector<HTMLElement>('.picture')
    if (!picture) return
    const banner = document.querySelector<HTMLElement>('.page-banner .picture')
    banner?.style.setProperty('view-transition-name', 'none')
    picture.style.setProperty('view-transition-name', name)
  })
}

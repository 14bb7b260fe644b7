/** Milliseconds of delay, so that passing over a panel does not toggle it. */
const intent = { open: 120, close: 250 }

/** Clicks and keys work without this. */
export function startHoverPanels(): void {
  const panels = [...document.querySelectorAll<HTMLDetailsElement>('[data-hover-panel]')]
  for (const panel of panels) hoverOpens(panel)
  addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    for (const panel of panels.filter(({ open }) => open)) {
      panel.open = false
      if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus()
    }
  })
  for (const leaving of ['pointerdown', 'focusin'] as const)
    addEventListener(leaving, ({ target }) => {
      for (const panel of panels) if (!panel.contains(target as Node) && isOverPage(panel)) panel.open = false
    })
}

/** In the menu of a phone a panel is a fold, and closing it would move the entries below away from the finger. */
const isOverPage = (panel: Element) => !panel.closest('[popover]')?.matches(':popover-open')

function hoverOpens(panel: HTMLDetailsElement): void {
  let timer: ReturnType<typeof setTimeout>
  let openedByHover = false
  const later = (open: boolean, delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!isOverPage(panel)) return
      openedByHover = open && (openedByHover || !panel.open)
      panel.open = open
    }, delay)
  }
  panel.addEventListener('pointerenter', event => event.pointerType === 'mouse' && later(true, intent.open))
  panel.addEventListener('pointerleave', event => event.pointerType === 'mouse' && later(false, intent.close))
  // The first click after hovering means "open", not "close what just opened under my pointer".
  panel.querySelector('summary')?.addEventListener('click', event => {
    clearTimeout(timer)
    if (openedByHover) event.preventDefault()
    openedByHover = false
  })
}

const waiting: (() => void)[] = []
let pressed = false

/**
 * Runs a change of the page at once, or, while a mouse button or a finger is down, when the press is over. Leaving a field
 * is part of pressing something else: a message that comes or goes there would move the pressed thing from under the
 * pointer, and the browser would see no click.
 */
export function afterPress(change: () => void): void {
  if (pressed) waiting.push(change)
  else change()
}

// Components that use this are rendered on the server too.
if (typeof document !== 'undefined') watchPresses()

function watchPresses(): void {
  const onDown = ({ button }: MouseEvent) => {
    if (button === 0) pressed = true
  }
  // A tap is told twice, as a touch and then as a mouse, and the field is left at the second.
  for (const name of ['pointerdown', 'mousedown'] as const) addEventListener(name, onDown, { capture: true })
  for (const name of ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'dragend']) {
    addEventListener(name, endPress, { capture: true })
  }
  addEventListener('blur', ({ target }) => {
    if (target === window) endPress()
  })
}

/** The click comes right after the pointer is up, before any timer. */
function endPress(): void {
  setTimeout(() => {
    pressed = false
    for (const change of waiting.splice(0)) change()
  })
}

const waiting: (() => void)[] = []
let pressed = false

/**
 * A press elsewhere also leaves a field: a message that appears or disappears then would move the pressed element from
 * under the pointer, and the browser would see no click.
 */
export function afterPress(change: () => void): void {
  if (pressed) waiting.push(change)
  else change()
}

// The module is also loaded on the server, with components that use it.
if (typeof document !== 'undefined') watchPresses()

function watchPresses(): void {
  const onDown = ({ button }: MouseEvent) => {
    if (button === 0) pressed = true
  }
  // A tap sends touch events and then mouse events, and the field is left at the second.
  for (const name of ['pointerdown', 'mousedown'] as const) addEventListener(name, onDown, { capture: true })
  for (const name of ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'dragend']) {
    addEventListener(name, endPress, { capture: true })
  }
  addEventListener('blur', ({ target }) => {
    if (target === window) endPress()
  })
}

/** The click follows the release of the pointer, before any timer. */
function endPress(): void {
  setTimeout(() => {
    pressed = false
    for (const change of waiting.splice(0)) change()
  })
}

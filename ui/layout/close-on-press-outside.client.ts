/**
 * Closes a dialog by a press beside it. Only a press that began there too: marking the text of a field often ends outside.
 * `closedby` would do the same, but not in every browser in use.
 */
export function closeOnPressOutside(dialog: HTMLDialogElement): void {
  let beganOutside = false
  dialog.addEventListener('pointerdown', event => {
    beganOutside = isOutside(dialog, event)
  })
  dialog.addEventListener('click', event => {
    if (beganOutside && isOutside(dialog, event)) dialog.close()
  })
}

/** Presses on the backdrop are told to the dialog itself. */
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

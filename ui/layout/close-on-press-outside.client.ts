/**
 * Closes a dialog by a press beside it. Only a press that began there too: marking the text of a field often ends outside.
 * `closedby` would do the same, but not in every browser in use.
 * @returns Ends that.
 */
export function closeOnPressOutside(dialog: HTMLDialogElement): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let beganOutside = false
  const begin = (event: PointerEvent) => {
    beganOutside = isOutside(dialog, event)
  }
  const end = (event: MouseEvent) => {
    if (beganOutside && isOutside(dialog, event)) dialog.close()
  }
  dialog.addEventListener('pointerdown', begin, { signal })
  dialog.addEventListener('click', end, { signal })
  return () => ending.abort()
}

/** Presses on the backdrop are told to the dialog itself. */
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

import { useEffect } from 'react'

/**
 * Runs an action when a key is pressed together with Ctrl (or ⌘), wherever the focus is. Nothing else gets the key, neither the browser nor a
 * text editor.
 * @param key as `KeyboardEvent.key` names it, in lower case
 * @param isOff for example while a window is open that the action must not change
 */
export function useShortcut(key: string, run: () => void, isOff = false): void {
  useEffect(() => {
    if (isOff) return
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      run()
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  })
}

/** Whether a window is open, which a shortcut must not cover. */
export const isWindowOpen = (): boolean => document.querySelector('.window') !== null

/** Whether a key is text there, or finds a row of the tree. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=true], [role=treegrid], [role=menu]') !== null

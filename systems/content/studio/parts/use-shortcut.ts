import { useEffect } from 'react'

/**
 * With Ctrl or ⌘, wherever the focus is. Neither the browser nor a text editor gets the key.
 * @param key lower case, as `KeyboardEvent.key`
 * @param isOff for example while a window is open
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

/** A shortcut must not cover an open window. */
export const isWindowOpen = (): boolean => document.querySelector('.window') !== null

/** The key would be text, or find a row of the tree. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=true], [role=treegrid], [role=menu]') !== null

import { afterPress } from '@agency/ui/layout/after-press.client.ts'
import { type RefObject, useEffect } from 'react'

/** Resolves at once, or when the press that is under way is over; see `afterPress`. */
export function pressOver(): Promise<void> {
  return new Promise(afterPress)
}

/**
 * Calls `close` when the focus or a press goes elsewhere, after that press: what closes must not take the pressed thing
 * along. A tap is told as a mouse at its end, and then its click is certain.
 * @param close The same function at each render.
 */
export function useCloseWhenLeft(cell: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const element = cell.current
    const leave = (target: EventTarget | null) => {
      if (target instanceof Node && !element?.contains(target)) afterPress(close)
    }
    const onFocus = ({ relatedTarget }: FocusEvent) => leave(relatedTarget)
    const onPress = ({ target }: MouseEvent) => leave(target)
    element?.addEventListener('focusout', onFocus)
    document.addEventListener('mousedown', onPress)
    return () => {
      element?.removeEventListener('focusout', onFocus)
      document.removeEventListener('mousedown', onPress)
    }
  }, [cell, close])
}

/**
 * Scrolls what was opened into view, and with it the field above, by its `scroll-margin`; the page's `scroll-padding`
 * keeps both clear of the header.
 */
export function bringIntoView(box: Element): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  box.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
}

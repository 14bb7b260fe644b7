import { type RefObject, useEffect } from 'react'
import { afterPress } from '../layout/after-press.client.ts'

export function pressOver(): Promise<void> {
  return new Promise(afterPress)
}

/**
 * Only after a press: closing must not move the pressed element. For a tap, browsers send mouse events at its end, when
 * the click is certain.
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
 * The box's `scroll-margin` includes the field above, and the page's `scroll-padding` keeps both clear of the header.
 */
export function bringIntoView(box: Element): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  box.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
}

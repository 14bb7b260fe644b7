import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** State of a navigation whose screen takes the focus, even if another element still has it. */
export const toHeading = { toHeading: true }

/**
 * Shows a new screen from its top, and focuses its heading if the focused element is gone or the navigation asks for it. The first screen of
 * a tab leaves the focus to the browser; a field that the address names takes it itself.
 */
export function useArrival(isSignedIn: boolean): void {
  const { hash, key, pathname, state } = useLocation()
  useEffect(() => {
    // The screens scroll in one element, which stays.
    if (hash === '' && pathname) document.querySelector('#screen')?.scrollTo(0, 0)
  }, [hash, pathname])
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, also to the same screen
  useEffect(() => {
    const isLed = !isFirst.current && hash === ''
    isFirst.current = false
    if (!isLed) return
    // A closing window returns the focus in the next frame.
    const frame = requestAnimationFrame(() => {
      if (state?.toHeading || document.activeElement === document.body) focusHeading()
    })
    return () => cancelAnimationFrame(frame)
  }, [key, isSignedIn])
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#screen h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus()
}

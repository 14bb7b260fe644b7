import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** State of a navigation whose screen takes the focus, although what led there may still have it. */
export const toHeading = { toHeading: true }

/**
 * Gives the focus to the heading of a screen that opens, where it was lost with what led there, be it the sign-in, or where
 * the navigation asks for that. The first screen of a tab leaves it to the browser, a field that the address names takes it.
 */
export function useArrival(isSignedIn: boolean): void {
  const { hash, key, state } = useLocation()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, even to where one is
  useEffect(() => {
    const isLed = !isFirst.current && hash === ''
    isFirst.current = false
    if (!isLed) return
    // A window that closes gives the focus back in the next frame; only then is it known who has it.
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

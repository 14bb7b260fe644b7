import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The new screen takes the focus, even from another element. */
export const toHeading = { toHeading: true }

/**
 * A new screen starts at its top, and its heading takes the focus if nothing else has it. The first screen of a tab
 * leaves the focus to the browser, a named field takes it itself.
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

import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { idOf } from '../fields/plain/field-props.ts'
import { isSearchField } from './form/field-group.tsx'

/** Opens and focuses the field that the address names. */
export function useNamedField(openTab: (tab: string) => void): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again focuses the field again
  useEffect(() => {
    if (hash === '') return
    const path = hash.slice(1).split('.').map(decodeURIComponent)
    const isHead = path[0] !== 'source'
    const place = isHead ? path : path.slice(1)
    openTab(isHead ? 'address' : isSearchField(place[0] ?? '') ? 'search' : 'content')
    const ids = place.map((_, index) => (isHead ? place[0] : idOf(place.slice(0, place.length - index))) ?? '')
    return whenThere(ids, focusOn)
  }, [hash, key])
}

/** Calls back with the first element that exists, as soon as it does: text editors load late. */
function whenThere(ids: string[], found: (field: HTMLElement) => void): () => void {
  const look = () => {
    const field = ids.map(id => document.getElementById(id)).find(one => one !== null)
    if (field === undefined) return
    stop()
    found(field)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  // In the next frame the tab is open, and the window that led here is closed.
  const frame = requestAnimationFrame(look)
  // Any input before the field appears cancels the jump.
  addEventListener('pointerdown', stop, { capture: true })
  addEventListener('keydown', stop, { capture: true })
  function stop() {
    observer.disconnect()
    cancelAnimationFrame(frame)
    removeEventListener('pointerdown', stop, { capture: true })
    removeEventListener('keydown', stop, { capture: true })
  }
  return stop
}

function focusOn(field: HTMLElement) {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  field.scrollIntoView({ block: 'center' })
  // A date is a group of parts, which only its parts can be focused in.
  const part = field.role === 'group' ? field.querySelector<HTMLElement>('[tabindex]') : undefined
  ;(part ?? field).focus({ preventScroll: true })
}

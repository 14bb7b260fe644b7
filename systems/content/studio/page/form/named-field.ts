import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { idOf } from '../../fields/plain/field-props.ts'
import { isSearchField } from './field-group.tsx'
import { openAround } from './form-group.tsx'

/** The address names the field, the navigation's state the text `near`. */
export function useNamedField(openTab: (tab: string) => void, placeOf = (path: string[]) => path): void {
  const { hash, key, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again focuses the field again
  useEffect(() => {
    if (hash === '') return
    return leadTo(placeOf(hash.slice(1).split('.').map(decodeURIComponent)), openTab, field => {
      focusOn(field)
      if (typeof state?.near === 'string') selectWithin(field, state.near)
    })
  }, [hash, key])
}

function leadTo(path: string[], openTab: (tab: string) => void, onFound: (field: HTMLElement) => void) {
  const isHead = path[0] !== 'source'
  const place = isHead ? path : path.slice(1)
  openTab(isHead ? 'address' : isSearchField(place[0] ?? '') ? 'search' : 'content')
  const ids = place.map((_, index) => (isHead ? place[0] : idOf(place.slice(0, place.length - index))) ?? '')
  return whenThere(ids, onFound)
}

/** As soon as the first one exists: text editors load late. */
function whenThere(ids: string[], onFound: (field: HTMLElement) => void): () => void {
  const look = () => {
    const field = ids.map(id => document.getElementById(id)).find(one => one !== null)
    if (field === undefined) return
    stop()
    onFound(field)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  // In the next frame the tab is open, and the previous window closed.
  const frame = requestAnimationFrame(look)
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
  openAround(field)
  field.scrollIntoView({ block: 'center' })
  // Only the parts of a date can have the focus.
  const part = field.role === 'group' ? field.querySelector<HTMLElement>('[tabindex]') : undefined
  ;(part ?? field).focus({ preventScroll: true })
}

/** A link to `near`, or these words. */
function selectWithin(field: HTMLElement, near: string) {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const start = field.value.indexOf(near)
    if (start >= 0) field.setSelectionRange(start, start + near.length)
    return
  }
  const range = document.createRange()
  const link = field.querySelector(`a[href^="${CSS.escape(near)}"]`)
  if (link) range.selectNodeContents(link)
  else {
    const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() && !texts.currentNode.nodeValue?.includes(near));
    const start = texts.currentNode.nodeValue?.indexOf(near) ?? -1
    if (start < 0) return
    range.setStart(texts.currentNode, start)
    range.setEnd(texts.currentNode, start + near.length)
  }
  getSelection()?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset)
  const place = range.startContainer
  const element = place instanceof Element ? place : place.parentElement
  element?.scrollIntoView({ block: 'center' })
}

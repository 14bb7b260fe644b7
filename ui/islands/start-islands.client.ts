import { mayFetchAhead } from '../device/may-fetch-ahead.client.ts'
import type { IslandDefinition } from './define-island.ts'
import { fetchAhead } from './fetch-ahead.client.ts'
import { visitorPresent } from './visitor-present.client.ts'

/** The modules of all islands by name. */
export type Islands = Record<string, () => Promise<{ island: IslandDefinition }>>

type Press = (press: () => void) => void
/** Fetches an island; what it gives hydrates it. */
type Load = () => Promise<() => Promise<Press>>
type OnLost = (press: HTMLElement | undefined) => Promise<boolean>

const nearby = '300px'
const touches = ['pointerover', 'pointerdown', 'focusin']

/**
 * Brings the islands of the page to life, each when it says. Until then they are what the server made. What means nothing
 * without script carries `data-needs-script`: such presses are held and repeated.
 * @param files What each island consists of, in the built site: its module and all that this imports, the largest first.
 * @param onLost Called when an island cannot be had, with what was pressed in vain. Gives whether the page is left.
 */
export function startIslands(islands: Islands, files: Record<string, string[]>, onLost: OnLost): void {
  const present = visitorPresent()
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name = '' } = element.dataset
    let fetched: Promise<void> | undefined
    const fetchFiles = () => {
      fetched ??= fetchAhead(files[name] ?? []).catch(error => {
        fetched = undefined
        throw error
      })
      return fetched
    }
    const load: Load = async () => {
      await fetchFiles()
      try {
        const [runtime, module] = await Promise.all([import('./hydrate-island.client.tsx'), islands[name]?.()])
        if (!module) throw new Error(`There is no island "${name}".`)
        return () => runtime.hydrateIsland(element, module.island)
      } catch (error) {
        reportError(error)
        throw error
      }
    }
    const start = startIsland(element, load, onLost)
    startBeforeTouch(element, start, () => {
      // What fails now is fetched again when it is needed.
      void fetchFiles().catch(() => undefined)
      void present.then(() => whenIdle(start))
    })
  }
}

/** @returns brings it to life before anybody touches it */
function startIsland(element: HTMLElement, load: Load, onLost: OnLost): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const held: HTMLElement[] = []
  let isComing = false
  let isPlain = false

  for (const type of touches) element.addEventListener(type, start, { signal, passive: true })
  element.addEventListener('click', hold, { signal, capture: true })
  // Somebody who was faster than the site's script is in one of its fields.
  if (element.contains(document.activeElement)) start()
  return start

  function start() {
    if (isComing) return
    isComing = true
    void load().then(wake, giveUp)
  }

  function hold(event: MouseEvent) {
    // Links may be opened elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = (event.target as Element).closest<HTMLElement>('[data-needs-script]')
    if (!target || isPlain) return
    event.preventDefault()
    event.stopPropagation()
    held.push(target)
    start()
  }

  async function wake(hydrate: () => Promise<Press>) {
    try {
      const press = await hydrate()
      waiting.abort()
      for (const target of held) press(() => target.click())
    } catch {
      // It has been reported, and what the server made stays.
      waiting.abort()
    }
  }

  /** Offline, or deployed anew just now: what the server made goes on working, and the next touch tries again. */
  async function giveUp() {
    if (await onLost(held.at(-1))) return
    isComing = false
    isPlain = true
    for (const target of held.splice(0)) if (!isSubmit(target)) target.click()
    isPlain = false
  }
}

/** A form whose button needs script would be sent without what script puts into it. */
const isSubmit = (target: HTMLElement) => target instanceof HTMLButtonElement && target.type === 'submit' && target.form

const whenIdle = (start: () => void) => (window.requestIdleCallback ?? setTimeout)(start)

function startBeforeTouch(element: HTMLElement, start: () => void, onNear: () => void): void {
  const { when } = element.dataset
  if (when === 'touch' || !mayFetchAhead()) return
  if (when === 'idle') return void whenIdle(start)
  const watch = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      watch.disconnect()
      onNear()
    },
    { rootMargin: nearby },
  )
  watch.observe(element)
}

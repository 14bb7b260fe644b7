import type { IslandDefinition } from './define-island.ts'
import { fetchAhead, mayFetchAhead } from './fetch-ahead.client.ts'

export type Islands = Record<string, () => Promise<{ island: IslandDefinition }>>

type Press = (press: () => void) => void
type Load = () => Promise<() => Promise<Press>>
type OnLost = (press: HTMLElement | undefined) => Promise<boolean>

const nearby = '300px'
const chosenForSum = 'form:has(output) :checked:not([value=""])'
const touches = ['pointerover', 'pointerdown', 'focusin']

/**
 * Presses on elements with `data-needs-script` wait for hydration and are then repeated. The Enter key in a field with
 * `data-holds-enter` does not send its form before.
 * @param files By island: its module and all imports, the largest first.
 * @param onLost Called if an island cannot be loaded. Returns true if the page is left.
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
      // Files that fail now are fetched again when they are needed.
      void fetchFiles().catch(() => undefined)
      void present.then(() => whenIdle(start))
    })
  }
}

function startIsland(element: HTMLElement, load: Load, onLost: OnLost): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const held: HTMLElement[] = []
  let isComing = false
  let isPlain = false

  for (const type of touches) element.addEventListener(type, start, { signal, passive: true })
  element.addEventListener('click', hold, { signal, capture: true })
  element.addEventListener('keydown', holdEnter, { signal })
  // The visitor focused one of its fields before this script ran, or a sum follows from what the browser restored.
  if (element.contains(document.activeElement) || element.querySelector(chosenForSum)) start()
  return start

  function start() {
    if (isComing) return
    isComing = true
    void load().then(wake, giveUp)
  }

  function hold(event: MouseEvent) {
    // These keys open a link in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = (event.target as Element).closest<HTMLElement>('[data-needs-script]')
    if (!target || isPlain) return
    event.preventDefault()
    event.stopPropagation()
    held.push(target)
    target.ariaBusy = 'true'
    start()
  }

  function holdEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.target as Element).matches('[data-holds-enter]')) event.preventDefault()
  }

  async function wake(hydrate: () => Promise<Press>) {
    calm()
    try {
      const press = await hydrate()
      waiting.abort()
      for (const target of held) press(() => target.click())
    } catch {
      // The error has been reported, and the server's HTML stays.
      waiting.abort()
    }
  }

  function calm() {
    for (const target of held) target.ariaBusy = null
  }

  /** For example offline or during a deployment: the plain HTML keeps working, and the next touch tries again. */
  async function giveUp() {
    if (await onLost(held.at(-1))) return
    calm()
    isComing = false
    isPlain = true
    for (const target of held.splice(0)) if (!isSubmit(target)) target.click()
    isPlain = false
  }
}

/** Not repeated: the form would lack the fields that script adds. */
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

const signsOfLife = ['pointermove', 'pointerdown', 'scroll', 'keydown']
const maxWaitMs = 8000

/** The visitor's first move, press or scroll, or eight seconds. Until then a slow phone's processor serves reading. */
function visitorPresent(): Promise<void> {
  if (scrollY > 0) return Promise.resolve()
  return new Promise(resolve => {
    const waiting = new AbortController()
    const timer = setTimeout(end, maxWaitMs)
    for (const sign of signsOfLife) addEventListener(sign, end, { signal: waiting.signal, passive: true })

    function end() {
      waiting.abort()
      clearTimeout(timer)
      resolve()
    }
  })
}

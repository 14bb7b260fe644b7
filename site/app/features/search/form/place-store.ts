import type { PlaceOffer, PlaceReading, Station } from '../model/place.ts'
import type { Product } from '../model/products.ts'
import { meaningOfKey } from './place-keys.ts'
import { LookUpRefused, lookUpPlaces } from './place-lookup.ts'
import { pressOver } from './popover.ts'
import { recentPlaces } from './recent.ts'

/** Letters that follow one another faster than this, in milliseconds, are one question; a slow letter is asked at once. */
const pause = 120

/** How long the form waits for a place to be looked up before it says that it could not, in milliseconds. */
const timeLimit = 10_000

/** What a place field shows. */
export type PlaceView = {
  text: string
  /** What the text stands for, where that is clear. */
  station: Station | undefined
  /** The places of the open list; none while it is closed. */
  offers: PlaceOffer[]
  /** The text that they were offered for. */
  offeredFor: string | undefined
  /** How many of them, from the first, were chosen on this device before. */
  recent: number
  position: number
  proposed: boolean
  /** Says in the list's place why there is none. */
  note: string
  /** The same for those who do not see it. */
  said: string
}

const closed = { offers: [], recent: 0, position: -1, proposed: false, note: '', said: '' }

/** The state of one place field: a store, because answers come later than the render that asked. */
export type PlaceStore = ReturnType<typeof createPlaceStore>

/**
 * A place field with its list of suggestions.
 * @param onChoose Called whenever the field is filled in for somebody.
 */
export function createPlaceStore(
  product: Product,
  start: { text: string; station: Station | undefined },
  onChoose: () => void,
) {
  const subscribers = new Set<() => void>()
  let view: PlaceView = { ...start, ...closed, offeredFor: undefined }
  let input: HTMLInputElement | null = null
  let typed = false
  let lastLetter = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined
  let leaving: Promise<void> = Promise.resolve()

  return {
    subscribe(tell: () => void) {
      subscribers.add(tell)
      return () => void subscribers.delete(tell)
    },
    view: () => view,
    attach(element: HTMLInputElement | null) {
      input = element
    },
    type,
    /** Opens the list, of what is in the field. */
    suggest,
    /** Whoever pressed the field before React was there waits for the list. */
    onHydrated() {
      if (isFocused()) void suggest()
    },
    onFocus() {
      input?.select()
      if (!view.text) void suggest()
    },
    onBlur() {
      leaving = pressOver().then(leave)
    },
    onKey,
    choose,
    take,
    read,
  }

  function show(change: Partial<PlaceView>) {
    view = { ...view, ...change }
    for (const tell of subscribers) tell()
  }

  function isFocused(): boolean {
    return document.activeElement === input
  }

  function type(text: string) {
    typed = true
    show({ text, station: undefined })
    clearTimeout(timer)
    asking?.abort()
    const now = performance.now()
    if (now - lastLetter > pause) void suggest()
    else timer = setTimeout(suggest, pause)
    lastLetter = now
  }

  /** Fills the field in. */
  function choose(station: Station | undefined, text = station?.label ?? '') {
    clearTimeout(timer)
    asking?.abort()
    typed = false
    show({ ...closed, text, station })
    onChoose()
  }

  function take(place: PlaceOffer) {
    choose(place)
    recentPlaces(product).add(place)
  }

  async function suggest() {
    const text = view.text.trim()
    asking?.abort()
    asking = new AbortController()
    const { signal } = asking
    const isFresh = !text || view.station !== undefined
    const answer = await lookUpPlaces(isFresh ? '' : text, product, signal).catch(() => undefined)
    await pressOver()
    if (signal.aborted || !isFocused()) return
    show({ offeredFor: answer ? text : undefined })
    if (!answer) return explain('The list of places could not be reached. Keep typing to try again.')
    const recent = recentPlaces(product)
    const offers = isFresh ? recent.before(answer.places) : answer.places
    if (offers.length === 0) return explain('No place found')
    const count = offers.length === 1 ? '1 place' : `${offers.length} places`
    if (isFresh) show({ ...closed, offers, recent: recent.items().length, said: count })
    else
      show({ ...closed, offers, position: 0, proposed: true, said: `${count}. Press Enter for ${offers[0]?.label}.` })
  }

  function explain(note: string) {
    show({ ...closed, note, said: note })
  }

  /** Whoever leaves the field means what is highlighted in the list, or what can mean one place only. */
  async function leave() {
    clearTimeout(timer)
    const { text, offers, offeredFor, position } = view
    const seen = offers[position]
    const isUpToDate = offeredFor === text.trim()
    if (isFocused()) return
    show(closed)
    if (!typed || view.station) return
    if (seen && isUpToDate) return take(seen)
    const { places, sure } = await lookUpPlaces(text, product).catch(() => ({ places: [], sure: false }))
    const [first] = places
    // What was highlighted for fewer letters is meant if it still fits best.
    const isMeant = first && (sure || first.label === seen?.label)
    await pressOver()
    if (isMeant && view.text === text && !isFocused()) take(first)
  }

  /**
   * What the field stands for now; asks our server if nobody chose from the list.
   * @throws `LookUpRefused`
   */
  async function read(): Promise<PlaceReading> {
    await leaving
    const { text, station } = view
    if (station) return { place: station }
    if (!text.trim()) return { unclear: 'missing' }
    const answer = await lookUpPlaces(text, product, AbortSignal.timeout?.(timeLimit)).catch(error => {
      if (error instanceof LookUpRefused) throw error
    })
    if (!answer) return { unclear: 'unreachable' }
    const { places, sure } = answer
    if (sure && places[0]) {
      choose(places[0])
      return { place: places[0] }
    }
    return { unclear: places.length > 0 ? 'several' : 'unknown' }
  }

  function onKey(event: React.KeyboardEvent) {
    const { offers, position, proposed } = view
    const meaning = isAwaited(event) ? 'choose' : meaningOfKey(event, { length: offers.length, position, proposed })
    if (meaning === undefined) return
    event.preventDefault()
    if (meaning === 'choose') void chooseHighlighted()
    else if (meaning === 'close') close()
    else if (meaning === 'open') void suggest()
    else show({ position: meaning, proposed: false })
  }

  /** Enter chooses a place also while its list is still on the way. */
  function isAwaited({ key }: React.KeyboardEvent): boolean {
    const text = view.text.trim()
    return key === 'Enter' && typed && text !== '' && view.offeredFor !== text
  }

  /** Whoever closes the list wants what was typed, as it is. */
  function close() {
    typed = false
    show(closed)
  }

  async function chooseHighlighted() {
    if (view.offeredFor !== view.text.trim()) {
      clearTimeout(timer)
      await suggest()
    }
    const highlighted = view.offers[view.position]
    if (highlighted) take(highlighted)
    // The form says what is wrong with the place.
    else input?.form?.requestSubmit()
  }
}

import type { Product } from '../../products.ts'
import type { PlaceOffer, PlaceReading, Station } from '../../reading/station.ts'
import { pressOver } from '../form/popover.client.ts'
import { recentPlaces } from '../recent/recent-places.client.ts'
import { createPlaceList, type PlaceList } from './place-list.client.ts'
import { LookUpRefused, lookUpPlaces } from './place-lookup.client.ts'

/** Letters that follow one another faster than this, in milliseconds, are one question; a slow letter is asked at once. */
const pause = 120

/** How long the form waits for a place to be looked up before it says that it could not, in milliseconds. */
const patience = 10_000

/** A text field for a place, made into a combobox after the pattern of the ARIA practices. */
export type PlaceField = {
  input: HTMLInputElement
  /**
   * What the field stands for now; asks our server if nobody chose from the list.
   * @throws `LookUpRefused`
   */
  read(): Promise<PlaceReading>
  /** Fills the field in. */
  choose(place: Station | undefined, text?: string): void
  station(): Station | undefined
}

/** Gives a place field its list of suggestions. */
export function startPlaceField(input: HTMLInputElement, product: Product): PlaceField {
  const recent = recentPlaces(product)
  let station = stationOf(input)
  let typed = false
  /** The text that the list is of. */
  let shownFor: string | undefined
  let lastLetter = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined
  let leaving: Promise<void> = Promise.resolve()
  const list: PlaceList = createPlaceList(input, take)

  input.addEventListener('input', () => {
    station = undefined
    typed = true
    clearTimeout(timer)
    asking?.abort()
    const now = performance.now()
    if (now - lastLetter > pause) void suggest()
    else timer = setTimeout(suggest, pause)
    lastLetter = now
  })
  input.addEventListener('focus', () => input.select())
  input.addEventListener('click', () => void suggest())
  input.addEventListener('focusin', () => {
    if (!input.value) void suggest()
  })
  input.addEventListener('keydown', onKey)
  input.addEventListener('blur', () => {
    leaving = pressOver().then(leave)
  })
  return { input, read, choose, station: () => station }

  function choose(place: Station | undefined, text = place?.label ?? '') {
    clearTimeout(timer)
    asking?.abort()
    station = place
    typed = false
    input.value = text
    input.form?.querySelector(`[data-place-choices="${input.name}"]`)?.remove()
    list.close()
  }

  function take(place: PlaceOffer) {
    choose(place)
    recent.add(place)
  }

  async function suggest() {
    const text = input.value.trim()
    asking?.abort()
    asking = new AbortController()
    const { signal } = asking
    const isFresh = !text || station !== undefined
    const answer = await lookUpPlaces(isFresh ? '' : text, product, signal).catch(() => undefined)
    await pressOver()
    if (signal.aborted || document.activeElement !== input) return
    shownFor = answer ? text : undefined
    if (!answer) return list.explain('The list of places could not be reached. Type on to try again.')
    list.show(isFresh ? recent.before(answer.places) : answer.places, {
      proposeFirst: !isFresh,
      recent: isFresh ? recent.items().length : 0,
    })
  }

  /** Whoever leaves the field means what is highlighted in the list, or what can mean one place only. */
  async function leave() {
    clearTimeout(timer)
    const text = input.value
    const seen = list.highlighted()
    const isUpToDate = shownFor === text.trim()
    if (document.activeElement === input) return
    list.close()
    if (!typed || station) return
    if (seen && isUpToDate) return take(seen)
    const { places, sure } = await lookUpPlaces(text, product).catch(() => ({ places: [], sure: false }))
    const [first] = places
    // What was highlighted for fewer letters is meant if it still fits best.
    const isMeant = first && (sure || first.label === seen?.label)
    await pressOver()
    if (isMeant && input.value === text && document.activeElement !== input) take(first)
  }

  async function read(): Promise<PlaceReading> {
    await leaving
    if (station) return { place: station }
    const text = input.value
    if (!text.trim()) return { unclear: 'missing' }
    const answer = await lookUpPlaces(text, product, AbortSignal.timeout?.(patience)).catch(error => {
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

  function onKey(event: KeyboardEvent) {
    const meaning = isAwaited(event) ? 'choose' : meaningOf(event, list)
    if (meaning === undefined) return
    event.preventDefault()
    if (meaning === 'choose') void chooseHighlighted()
    else if (meaning === 'close') close()
    else if (meaning === 'open') void suggest()
    else list.highlight(meaning)
  }

  /** Enter chooses a place also while its list is still on the way. */
  function isAwaited({ key }: KeyboardEvent): boolean {
    const text = input.value.trim()
    return key === 'Enter' && typed && text !== '' && shownFor !== text
  }

  /** Whoever closes the list wants what was typed, as it is. */
  function close() {
    typed = false
    list.close()
  }

  async function chooseHighlighted() {
    if (shownFor !== input.value.trim()) {
      clearTimeout(timer)
      await suggest()
    }
    const highlighted = list.highlighted()
    if (highlighted) take(highlighted)
    // The form says what is wrong with the place.
    else input.form?.requestSubmit()
  }
}

/** What a key means to the list; undefined for keys that belong to the text. */
function meaningOf({ key, altKey }: KeyboardEvent, list: PlaceList): number | 'open' | 'choose' | 'close' | undefined {
  const { position, length, proposed } = list.state()
  if (length === 0) return key === 'ArrowDown' || key === 'ArrowUp' ? 'open' : undefined
  if (key === 'Escape' || (key === 'ArrowUp' && altKey)) return 'close'
  if (key === 'ArrowDown') return proposed ? position : (position + 1) % length
  if (key === 'ArrowUp') return position <= 0 ? length - 1 : position - 1
  if (key === 'Enter' && position >= 0) return 'choose'
  if (key === 'Home' && position >= 0) return 0
  if (key === 'End' && position >= 0) return length - 1
  return undefined
}

function stationOf(input: HTMLInputElement): Station | undefined {
  const { station } = input.dataset
  // Browsers put back what was typed before a reload: the station of the page belongs to the text of the page only.
  return station && input.value === input.defaultValue ? JSON.parse(station) : undefined
}

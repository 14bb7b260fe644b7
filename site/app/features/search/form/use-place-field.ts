import { closedList, type ListEvent, type ListState, listReducer } from '@agency/ui/combobox/list-state.ts'
import { pressOver } from '@agency/ui/overlays/popover.ts'
import { searchWords } from '@agency/words/search/form/words.ts'
import { useEffect, useRef } from 'react'
import type { PlaceReading } from '../model/place.ts'
import { type ListedPlace, recentPlaces } from './recent.ts'
import { useForm } from './search-form-context.ts'
import { useLatestReducer } from './use-latest-reducer.ts'
import { LookUpRefused, lookUpPlaces, usePlaceLookup } from './use-place-lookup.ts'

/** In milliseconds: keystrokes closer together share one request; the first is sent at once. */
const pause = 120

/** In milliseconds, for a look-up while the form is sent. */
const timeLimit = 10_000

/** The form holds the text and the place of the field, this hook its list of suggestions. */
export function usePlaceField(name: string) {
  const { product, latest, typePlace, choosePlace, placeReaders } = useForm()
  const [list, dispatch, latestList] = useLatestReducer<ListState<ListedPlace>, ListEvent<ListedPlace>>(
    listReducer,
    closedList,
  )
  const { ask, abort } = usePlaceLookup(product)
  const input = useRef<HTMLInputElement>(null)
  const lastKeystroke = useRef(Number.NEGATIVE_INFINITY)
  const leaving = useRef<Promise<void>>(undefined)
  const text = () => latest.current.values[name] ?? ''
  const station = () => latest.current.stations[name]
  const isFocused = () => document.activeElement === input.current

  const isTyped = () => latestList.current.typedText === text()

  useEffect(() => void placeReaders.set(name, read))
  // biome-ignore lint/correctness/useExhaustiveDependencies: for a field that was focused before React was there
  useEffect(() => {
    if (isFocused()) void suggest()
  }, [])

  /** @returns The places; undefined if another request replaced this one. */
  async function suggest(delay = 0): Promise<ListedPlace[] | undefined> {
    const words = text().trim()
    const isFresh = !words || station() !== undefined
    const { answer, signal } = await ask(isFresh ? '' : words, delay)
    await pressOver()
    if (signal.aborted || !isFocused()) return undefined
    const say = searchWords().places
    if (!answer) {
      dispatch({ type: 'failed', note: say.unreachable })
      return []
    }
    const items = isFresh ? recentPlaces(product).before(answer.places) : answer.places
    const [first] = items
    const count = say.some(items.length)
    if (!first) dispatch({ type: 'answered', text: words, items, status: say.none, note: say.none })
    else if (isFresh) dispatch({ type: 'answered', text: words, items, status: count })
    else {
      const status = say.proposed({ places: count, first: first.label })
      dispatch({ type: 'answered', text: words, items, status, isProposed: true })
    }
    return items
  }

  function type(typed: string) {
    typePlace(name, typed)
    dispatch({ type: 'typed', text: typed })
    const now = performance.now()
    void suggest(now - lastKeystroke.current > pause ? 0 : pause)
    lastKeystroke.current = now
  }

  function choose(place: ListedPlace) {
    abort()
    choosePlace(name, place)
    dispatch({ type: 'chosen' })
    recentPlaces(product).add(place)
  }

  /** Chooses the highlighted place, or the only one that the typed text can mean. */
  async function leave() {
    await pressOver()
    if (isFocused()) return
    abort()
    const { items, active, answeredText } = latestList.current
    const left = text()
    dispatch({ type: 'left' })
    if (!isTyped() || station()) return
    const highlighted = items[active]
    if (highlighted && answeredText === left.trim()) return choose(highlighted)
    const { places, sure } = await lookUpPlaces(left, product).catch(() => ({ places: [], sure: false }))
    const [first] = places
    // A place highlighted for fewer letters is chosen if it still fits best.
    const isMeant = first && (sure || first.label === highlighted?.label)
    await pressOver()
    if (isMeant && text() === left && !isFocused()) choose(first)
  }

  /** @throws `LookUpRefused` */
  async function read(): Promise<PlaceReading> {
    await leaving.current
    const place = station()
    if (place) return { place }
    if (!text().trim()) return { unclear: 'missing' }
    const answer = await lookUpPlaces(text(), product, AbortSignal.timeout?.(timeLimit)).catch(error => {
      if (error instanceof LookUpRefused) throw error
    })
    if (!answer) return { unclear: 'unreachable' }
    const [first] = answer.places
    if (!first) return { unclear: 'unknown' }
    if (!answer.sure) return { unclear: 'several' }
    abort()
    choosePlace(name, first)
    dispatch({ type: 'chosen' })
    return { place: first }
  }

  return {
    input,
    list,
    dispatch,
    suggest,
    type,
    choose,
    /** Enter has to wait while the typed text is being looked up. */
    isAwaited: () => isTyped() && text().trim() !== '' && latestList.current.answeredText !== text().trim(),
    onFocus() {
      input.current?.select()
      if (!text()) void suggest()
    },
    onBlur() {
      leaving.current = leave()
    },
  }
}

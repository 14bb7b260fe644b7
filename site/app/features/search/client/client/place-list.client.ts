import type { PlaceOffer } from '../../reading/station.ts'
import { announcer } from '../announcer.ts'
import { element, icon } from '../element.ts'

export type PlaceList = {
  show(places: PlaceOffer[], how: { highlightFirst: boolean; recent: number }): void
  close(): void
  highlight(position: number): void
  highlighted(): PlaceOffer | undefined
  /** How many places are shown, 0 when closed, and which is highlighted, -1 for none. */
  state(): { position: number; length: number }
}

/** The list below a place field. The focus stays in the field; `aria-activedescendant` names the highlighted place. */
export function createPlaceList(input: HTMLInputElement, onChoose: (place: PlaceOffer) => void): PlaceList {
  const id = `${input.id}-list`
  const label = input.labels?.[0]?.textContent ?? ''
  // Browsers put what scrolls into the tab order, and Tab has to lead to the next field.
  const box = element('ul', {
    id,
    role: 'listbox',
    class: 'place-list',
    'aria-label': label,
    tabindex: -1,
    hidden: true,
  })
  const cell = input.parentElement ?? input
  cell.append(box)
  const announce = announcer(cell)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
  })) {
    input.setAttribute(name, value)
  }
  let shown: PlaceOffer[] = []
  let position = -1

  // Before the field loses the focus to the press.
  box.addEventListener('pointerdown', event => event.preventDefault())
  box.addEventListener('click', event => {
    const option = (event.target as Element).closest('[role=option]')
    const place = option && shown[[...box.children].indexOf(option)]
    if (place) onChoose(place)
  })
  return {
    show,
    close,
    highlight,
    highlighted: () => shown[position],
    state: () => ({ position, length: shown.length }),
  }

  function show(places: PlaceOffer[], { highlightFirst, recent }: { highlightFirst: boolean; recent: number }) {
    shown = places
    position = -1
    box.replaceChildren(...places.map((place, index) => option(place, index, index < recent)))
    box.hidden = places.length === 0
    input.setAttribute('aria-expanded', String(places.length > 0))
    if (highlightFirst && places.length > 0) highlight(0)
    else input.removeAttribute('aria-activedescendant')
    announce(places.length === 0 ? 'No place found' : `${places.length} ${places.length === 1 ? 'place' : 'places'}`)
  }

  function close() {
    shown = []
    position = -1
    box.hidden = true
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-activedescendant')
  }

  function highlight(wanted: number) {
    position = wanted
    for (const [index, child] of [...box.children].entries())
      child.setAttribute('aria-selected', String(index === wanted))
    const current = box.children[wanted]
    input.setAttribute('aria-activedescendant', current?.id ?? '')
    current?.scrollIntoView({ block: 'nearest' })
  }

  function option({ name, detail, code, whole }: PlaceOffer, index: number, isRecent: boolean) {
    const words = element(
      'span',
      { class: 'place-option__words' },
      element('b', {}, name),
      ' ',
      element('small', {}, detail),
    )
    const picture = isRecent ? 'clock' : code === '' ? 'map-pin' : whole ? 'globe' : 'plane'
    const parts: Node[] = [icon(picture, 20), words]
    if (code) parts.push(element('span', { class: 'place-option__code' }, code))
    return element(
      'li',
      { id: `${id}-${index}`, role: 'option', class: 'place-option', 'aria-selected': 'false' },
      ...parts,
    )
  }
}

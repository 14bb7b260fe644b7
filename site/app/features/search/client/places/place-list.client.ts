import type { PlaceOffer } from '../../reading/station.ts'
import { announcer } from '../announcer.ts'
import { element, icon } from '../element.ts'
import { bringIntoView } from '../form/popover.client.ts'

export type PlaceList = {
  /** With `proposeFirst`, the first place is what Enter takes; no key has been pressed for it yet. */
  show(places: PlaceOffer[], how: { proposeFirst: boolean; recent: number }): void
  /** Says in the list's place why there is none. */
  explain(words: string): void
  close(): void
  highlight(position: number): void
  highlighted(): PlaceOffer | undefined
  /**
   * How many places are shown, 0 when closed, which is highlighted, -1 for none, and whether that one is only proposed:
   * the first arrow key goes to it, not past it.
   */
  state(): { position: number; length: number; proposed: boolean }
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
  const note = element('p', { class: 'place-list place-list--note', hidden: true })
  const cell = input.parentElement ?? input
  cell.append(box, note)
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
  let proposed = false

  // Before the field loses the focus to the press.
  box.addEventListener('pointerdown', event => event.preventDefault())
  box.addEventListener('click', event => {
    const option = (event.target as Element).closest('[role=option]')
    const place = option && shown[[...box.children].indexOf(option)]
    if (place) onChoose(place)
  })
  return {
    show,
    explain,
    close,
    highlight,
    highlighted: () => shown[position],
    state: () => ({ position, length: shown.length, proposed }),
  }

  function show(places: PlaceOffer[], { proposeFirst, recent }: { proposeFirst: boolean; recent: number }) {
    const [first] = places
    if (!first) return explain('No place found')
    close()
    shown = places
    box.replaceChildren(...places.map((place, index) => option(place, index, index < recent)))
    box.hidden = false
    input.setAttribute('aria-expanded', 'true')
    if (proposeFirst) select(0)
    proposed = proposeFirst
    const count = places.length === 1 ? '1 place' : `${places.length} places`
    announce(proposeFirst ? `${count}. Press Enter for ${first.label}.` : count)
    bringIntoView(box)
  }

  function explain(words: string) {
    close()
    note.textContent = words
    note.hidden = false
    announce(words)
    bringIntoView(note)
  }

  function close() {
    shown = []
    position = -1
    proposed = false
    box.hidden = true
    note.hidden = true
    note.textContent = ''
    announce('')
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-activedescendant')
  }

  function highlight(wanted: number) {
    select(wanted)
    proposed = false
    const current = box.children[wanted]
    input.setAttribute('aria-activedescendant', current?.id ?? '')
    current?.scrollIntoView({ block: 'nearest' })
  }

  function select(wanted: number) {
    position = wanted
    for (const [index, child] of [...box.children].entries())
      child.setAttribute('aria-selected', String(index === wanted))
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

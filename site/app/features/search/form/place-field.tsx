import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { PlaceOffer } from '../model/place.ts'
import { fieldId } from '../model/search-form-model.ts'
import { Cell, controlProps, type PartProps } from './form-parts.tsx'
import type { PlaceStore, PlaceView } from './place-store.ts'
import { bringIntoView } from './popover.ts'

type PlaceFieldProps = PartProps & { label: string; placeholder: string }

/**
 * A place as a text field, with script a combobox after the pattern of the ARIA practices: the focus stays in the field,
 * `aria-activedescendant` names the highlighted place. Without script our server reads the text.
 */
export function PlaceField({ form, name, label, placeholder }: PlaceFieldProps) {
  const place = form.places[name]
  if (!place) throw new Error(`The form of ${form.product} has no place "${name}".`)
  const view = useSyncExternalStore(place.subscribe, place.view, place.view)
  useEffect(place.onHydrated, [])
  const listId = `${fieldId(form.product, name)}-list`
  const isOpen = view.offers.length > 0
  const highlighted = isOpen && !view.proposed && view.position >= 0
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': highlighted ? `${listId}-${view.position}` : undefined,
  } as const
  return (
    <Cell form={form} name={name} label={label} className="cell--place">
      <input
        {...controlProps({ form, name })}
        {...(form.isLive && combobox)}
        ref={place.attach}
        className="cell__control"
        type="text"
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        value={view.text}
        onChange={event => place.type(event.target.value)}
        onFocus={place.onFocus}
        onBlur={place.onBlur}
        onClick={() => void place.suggest()}
        onKeyDown={place.onKey}
      />
      {form.isLive && <PlaceList id={listId} label={label} place={place} view={view} />}
    </Cell>
  )
}

type PlaceListProps = { id: string; label: string; place: PlaceStore; view: PlaceView }

function PlaceList({
  id,
  label,
  place,
  view: { text, offers, offeredFor, recent, position, proposed, note, said: words },
}: PlaceListProps) {
  const list = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (offers.length > 0 && list.current) bringIntoView(list.current)
  }, [offers])
  useEffect(() => {
    if (note && said.current) bringIntoView(said.current)
  }, [note])
  useEffect(() => {
    if (!proposed && position >= 0) list.current?.children[position]?.scrollIntoView({ block: 'nearest' })
  }, [position, proposed])
  return (
    <>
      {/* Browsers put what scrolls into the tab order, and Tab has to lead to the next field. A press must not take the focus away. */}
      <div
        ref={list}
        id={id}
        role="listbox"
        className="place-list"
        aria-label={label}
        aria-busy={offeredFor !== text.trim()}
        tabIndex={-1}
        hidden={offers.length === 0}
        onPointerDown={event => event.preventDefault()}
      >
        {offers.map((offer, index) => (
          <PlaceOption
            key={offer.label}
            id={`${id}-${index}`}
            offer={offer}
            isRecent={index < recent}
            isSelected={index === position}
            onChoose={() => place.take(offer)}
          />
        ))}
      </div>
      <p ref={said} className="place-list place-list--note" hidden={!note}>
        {note}
      </p>
      <span className="visually-hidden" role="status">
        {words}
      </span>
    </>
  )
}

type PlaceOptionProps = {
  id: string
  offer: PlaceOffer
  isRecent: boolean
  isSelected: boolean
  onChoose: () => void
}

/** One place of the list. It is reached by the keys of its field. */
function PlaceOption({ id, offer, isRecent, isSelected, onChoose }: PlaceOptionProps) {
  const { name, detail, code, whole } = offer
  const picture = isRecent ? 'clock' : code === '' ? 'map-pin' : whole ? 'globe' : 'plane'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and takes the keys
    <div id={id} role="option" className="place-option" aria-selected={isSelected} onClick={onChoose}>
      <Icon name={picture} size={20} />
      <span className="place-option__words">
        <b>{name}</b> <small>{detail}</small>
      </span>
      {code && <span className="place-option__code">{code}</span>}
    </div>
  )
}

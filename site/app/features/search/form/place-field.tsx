import { useCombobox } from '@agency/ui/combobox/use-combobox.ts'
import { bringIntoView } from '@agency/ui/overlays/popover.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { fieldId } from '../model/search-form-model.ts'
import { Cell } from './form-parts.tsx'
import type { ListedPlace } from './recent.ts'
import { useControl, useForm } from './search-form-context.ts'
import { usePlaceField } from './use-place-field.ts'

type PlaceFieldProps = { name: string; label: string; placeholder: string }

/** Without script the server reads the text. */
export function PlaceField({ name, label, placeholder }: PlaceFieldProps) {
  const { product, isLive } = useForm()
  const control = useControl(name)
  const { input, list, dispatch, suggest, type, choose, isAwaited, onFocus, onBlur } = usePlaceField(name)
  const id = `${fieldId(product, name)}-list`
  const combobox = useCombobox({ id, label, list, dispatch, onOpen: () => void suggest(), onChoose: choose })
  const { items, answeredText, note, status } = list
  const noteBox = useRef<HTMLParagraphElement>(null)
  const listBox = combobox.listProps.ref
  useEffect(() => {
    if (items.length > 0 && listBox.current) bringIntoView(listBox.current)
  }, [items, listBox])
  useEffect(() => {
    if (note && noteBox.current) bringIntoView(noteBox.current)
  }, [note])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isAwaited()) return combobox.onKeyDown(event)
    event.preventDefault()
    void chooseAwaited(event.currentTarget.form)
  }

  /** Chooses the first place once it is loaded. Without one, submits the form, which shows the problem. */
  async function chooseAwaited(form: HTMLFormElement | null) {
    const places = await suggest()
    if (places?.[0]) choose(places[0])
    else if (places) form?.requestSubmit()
  }

  return (
    <Cell name={name} label={label} className="cell--place">
      <input
        {...control}
        {...(isLive && combobox.fieldProps)}
        ref={input}
        className="cell__control"
        type="text"
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        onChange={event => type(event.target.value)}
        onFocus={onFocus}
        onBlur={onBlur}
        onClick={() => void suggest()}
        onKeyDown={onKeyDown}
      />
      {isLive && (
        <>
          <div {...combobox.listProps} className="place-list" aria-busy={answeredText !== control.value.trim()}>
            {items.map((place, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the field has the focus and takes the keys
              <div
                key={place.label}
                {...combobox.itemProps(index)}
                className="place-option"
                onClick={() => choose(place)}
              >
                <PlaceOption place={place} />
              </div>
            ))}
          </div>
          <p ref={noteBox} className="place-list place-list--note" hidden={!note}>
            {note}
          </p>
          <span className="visually-hidden" role="status">
            {status}
          </span>
        </>
      )}
    </Cell>
  )
}

function PlaceOption({ place: { name, detail, code, whole, isRecent } }: { place: ListedPlace }) {
  const icon = isRecent ? 'clock' : code === '' ? 'map-pin' : whole ? 'globe' : 'plane'
  return (
    <>
      <Icon name={icon} size={20} />
      <span className="place-option__words">
        <b>{name}</b> <small>{detail}</small>
      </span>
      {code && <span className="place-option__code">{code}</span>}
    </>
  )
}

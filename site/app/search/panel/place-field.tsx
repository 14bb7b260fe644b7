import { Cell, controlProps, type PartProps } from './form-parts.tsx'

type PlaceFieldProps = PartProps & { label: string; placeholder: string }

/**
 * A place as a text field. The panel's script makes it a combobox; without script our server reads the text, and when
 * it can mean several places shows them here to choose from.
 */
export function PlaceField({ form, name, label, placeholder }: PlaceFieldProps) {
  const station = form.stations[name]
  return (
    <Cell form={form} name={name} label={label} className="cell--place">
      <input
        {...controlProps({ form, name })}
        className="cell__control"
        type="text"
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        data-place
        data-station={station && JSON.stringify({ code: station.code, label: station.label, station: station.station })}
      />
      <Choices form={form} name={name} />
    </Cell>
  )
}

function Choices({ form, name }: PartProps) {
  const choices = form.choices[name] ?? []
  if (choices.length === 0) return null
  return (
    <fieldset className="place-choices" data-place-choices>
      <legend>Did you mean one of these?</legend>
      <input type="hidden" name={`${name}-asked`} value={form.values[name]} />
      {choices.map(({ label, name: place, detail }) => (
        <label key={label}>
          <input type="radio" name={`${name}-choice`} value={label} />
          <span>
            <b>{place}</b> {detail}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

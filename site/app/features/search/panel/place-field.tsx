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
    </Cell>
  )
}

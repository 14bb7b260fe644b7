import type { Fields } from '../../http/posted-fields.ts'

/** What a form sends along without asking. */
export function HiddenFields({ fields }: { fields: Fields }) {
  return fields.map(([name, value], position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a field can come several times and never moves
    <input key={position} type="hidden" name={name} value={value} />
  ))
}

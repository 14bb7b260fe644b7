/** What a form sends along without asking: names and values, of which one name may have several. */
export function HiddenFields({ fields }: { fields: readonly (readonly [string, string])[] }) {
  return fields.map(([name, value], position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a field can come several times and never moves
    <input key={position} type="hidden" name={name} value={value} />
  ))
}

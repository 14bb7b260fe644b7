export function HiddenFields({ fields }: { fields: readonly (readonly [string, string])[] }) {
  return fields.map(([name, value], position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a field can come several times and never moves
    <input key={position} type="hidden" name={name} value={value} />
  ))
}

/**
 * JSON input as PostgreSQL can hold it: drops NULs, and replaces lone surrogates, which programs produce, by `�`. Users
 * can neither see nor remove them.
 */
export const storable = <Typed>(typed: Typed): Typed =>
  JSON.parse(JSON.stringify(typed), (_, value) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  )

/**
 * What was typed, as PostgreSQL can hold it: NULs are left out, and half a character, as programs cut them, becomes `�`.
 * Neither can be seen or removed by the person who types.
 * @param typed anything that came as JSON
 */
export const storable = <Typed>(typed: Typed): Typed =>
  JSON.parse(JSON.stringify(typed), (_, value) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  )

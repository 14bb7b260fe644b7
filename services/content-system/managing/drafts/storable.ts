/**
 * What was typed, as PostgreSQL can hold it: NULs are left out, and half a character, as programs cut them, becomes `�`.
 * Somebody who writes could do nothing about either.
 * @param typed anything that came as JSON
 */
export const storable = <Typed>(typed: Typed): Typed =>
  JSON.parse(JSON.stringify(typed), (_, value) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  )

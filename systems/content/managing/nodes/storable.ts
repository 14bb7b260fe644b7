/** PostgreSQL holds no NULs and no lone surrogates, which programs send; users can neither see nor remove them. */
export const storable = <Typed>(typed: Typed): Typed =>
  JSON.parse(JSON.stringify(typed), (_, value) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  )

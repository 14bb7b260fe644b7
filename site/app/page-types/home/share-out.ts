/**
 * Shares things out among rows that each take some of them, so that none stands in two rows: what fits the fewest rows is
 * placed first, and always in the row that has the fewest so far. Within a row they keep their order.
 * @param most Things in a row.
 */
export function shareOut<Thing>(things: Thing[], rows: ((thing: Thing) => boolean)[], most: number): Thing[][] {
  const shared = rows.map(fits => ({ fits, things: new Set<Thing>() }))
  const choices = things.map(thing => ({ thing, rows: shared.filter(({ fits }) => fits(thing)) }))
  for (const { thing, rows: fitting } of choices.toSorted((one, other) => one.rows.length - other.rows.length)) {
    const [emptiest] = fitting.toSorted((one, other) => one.things.size - other.things.size)
    if (emptiest && emptiest.things.size < most) emptiest.things.add(thing)
  }
  return shared.map(row => things.filter(thing => row.things.has(thing)))
}

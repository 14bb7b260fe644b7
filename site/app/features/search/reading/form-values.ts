/** A posted form or a query: what a field was given, if anything. */
export type Posted = { get(name: string): unknown; getAll(name: string): unknown[] }

/** Longer texts are no answer to any field of a search. */
const longest = 120

/** The fields named by `defaults`, as they were entered, or as the defaults say where a field is not there. */
export function readValues<Values extends Record<string, string>>(posted: Posted, defaults: Values): Values {
  const values = Object.entries(defaults).map(([name, value]) => {
    const given = posted.get(name)
    return [name, typeof given === 'string' ? given.slice(0, longest) : value]
  })
  return Object.fromEntries(values)
}

/** A whole number in digits; undefined for anything else. */
export function readCount(text: string): number | undefined {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : undefined
}

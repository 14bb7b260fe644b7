type Source = Record<string, unknown>
/** By content type: the present name of a renamed property, null for a removed one. */
type FormerNames = Record<string, Record<string, string | null> | undefined>

const formerNames: FormerNames = { settings: { indexNowKey: null } }

/** Reads a stored or imported source under its present names. @returns it, and a line for each former name in it */
export function withPresentNames(
  alias: string,
  written: Source,
  names: FormerNames = formerNames,
): { source: Source; notes: string[] } {
  const ofType = Object.hasOwn(names, alias) ? names[alias] : undefined
  const found = Object.entries(ofType ?? {}).filter(([former]) => Object.hasOwn(written, former))
  const source = found.length > 0 ? { ...written } : written
  for (const [former, present] of found) {
    delete source[former]
    if (present !== null && !Object.hasOwn(written, present)) source[present] = written[former]
  }
  const note = ([former, present]: [string, string | null]) =>
    present === null ? `${former}: is no longer a property; it was left out` : `${former}: is now called ${present}`
  return { source, notes: found.map(note) }
}

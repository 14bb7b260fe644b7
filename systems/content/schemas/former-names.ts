type Source = Record<string, unknown>
/** By content type: the present name of a renamed property, null for a removed one. */
type FormerNames = Record<string, Record<string, string | null> | undefined>

/** Also of entries in lists. */
export const formerFields = { groupLeast: 'minGroup', groupMost: 'maxGroup' }
const formerNames: FormerNames = { settings: { indexNowKey: null }, contentDetail: formerFields, deal: formerFields }

/**
 * Reads a stored or imported source under its present names, with those of entries in its lists.
 * @returns it, and a line for each former name in it
 */
export function withPresentNames(
  alias: string,
  written: Source,
  names: FormerNames = formerNames,
): { source: Source; notes: string[] } {
  const ofType = Object.hasOwn(names, alias) ? names[alias] : undefined
  if (ofType === undefined) return { source: written, notes: [] }
  const notes = new Set<string>()
  const renamed = (entry: Source): Source => {
    const source = { ...entry }
    for (const [former, present] of Object.entries(ofType)) {
      if (!Object.hasOwn(entry, former)) continue
      delete source[former]
      if (present !== null && !Object.hasOwn(entry, present)) source[present] = entry[former]
      notes.add(`${former}: ${present ? `is now called ${present}` : 'is no longer a property; it was left out'}`)
    }
    return source
  }
  const source = renamed(written)
  for (const [name, value] of Object.entries(source))
    if (Array.isArray(value))
      source[name] = value.map(entry => (entry?.constructor === Object ? renamed(entry) : entry))
  return { source, notes: [...notes] }
}

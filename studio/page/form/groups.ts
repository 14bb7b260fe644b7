import data from './groups.json' with { type: 'json' }

/** By type. Texts are in `words.groups`. */
const groups: Record<string, Record<string, string[]>> = data

/** In the order of the form; `more` collects ungrouped properties. undefined for a type without groups. */
export function groupsOf(alias: string, properties: string[]): [group: string, properties: string[]][] | undefined {
  const ofType = Object.hasOwn(groups, alias) ? groups[alias] : undefined
  if (ofType === undefined) return undefined
  const groupOf = (name: string) => Object.keys(ofType).find(group => ofType[group]?.includes(name)) ?? 'more'
  const byGroup = Map.groupBy(properties, groupOf)
  return [...Object.keys(ofType), 'more'].flatMap(group => {
    const names = byGroup.get(group)
    return names ? [[group, names] as [string, string[]]] : []
  })
}

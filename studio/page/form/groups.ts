import data from './groups.json' with { type: 'json' }

/** The groups of the fields of long forms, by type. Texts are in `words.groups`. */
const groups: Record<string, Record<string, string[]>> = data

/**
 * The properties of a form by group, each group in the order of the form. Properties of no group are the last one, `more`;
 * the form of a type without groups is undefined.
 */
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

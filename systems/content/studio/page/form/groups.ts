import type { FieldSchema } from '../../calls/shapes.ts'
import { words } from '../../words/words.ts'

type Fields = ReadonlyMap<string, Pick<FieldSchema, 'group'>>

/** Headings with their properties, in the order of the schema; undefined for a form without headings. */
export function groupsOf(fields: Fields): [heading: string, properties: string[]][] | undefined {
  const grouped = [...fields].filter(([, { group }]) => group)
  if (grouped.length === 0) return undefined
  const others = [...fields].filter(([, { group }]) => !group)
  const byHeading = Map.groupBy([...grouped, ...others], ([, { group }]) => group ?? words.groups.more)
  return [...byHeading].map(([heading, members]) => [heading, members.map(([name]) => name)])
}

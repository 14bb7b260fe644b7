import type { termsAnswer } from '@agency/contracts/manage/nodes/around.ts'
import type * as z from 'zod'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { workingContent } from '../working-content.ts'

type Terms = z.output<typeof termsAnswer>['terms']

/** Properties whose values connect nodes; a family shares its values. */
const families = [['tags'], ['themes', 'theme'], ['dealTags'], ['destinations'], ['ports']]

export async function termsInUse(options: Pick<ManageOptions, 'db' | 'store'>): Promise<Terms> {
  const { nodes } = await workingContent(options)
  const counted = (names: string[]) => {
    const counts = new Map<string, number>()
    for (const { properties } of nodes) {
      for (const value of names.flatMap(name => properties[name] ?? [])) {
        if (typeof value === 'string' && value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
      }
    }
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
  }
  return Object.fromEntries(
    families.flatMap(names => {
      const counts = counted(names)
      return names.map(name => [name, counts])
    }),
  )
}

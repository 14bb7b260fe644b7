import { type Choices, filters, fitting } from './listing-filters.server.ts'
import type { ListingItem } from './listing-item.server.ts'

/** `count`: the items that are left with it, as the other groups are chosen. */
export type FilterOption = { value: string; label: string; count: number; chosen: boolean }
/** One group of choices of the filter form. `more` is folded away. */
export type FilterGroup = { name: string; label: string; options: FilterOption[]; more: FilterOption[] }

/** A group with more choices than this shows those with the most items first and folds the rest away. */
const maxInSight = 8
const minInSight = 3

/** The groups of the filter form that have something to choose between; what would leave nothing is no choice. */
export function filterGroups(items: ListingItem[], names: string[], choices: Choices): FilterGroup[] {
  return names.flatMap(name => {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (!filter) return []
    const chosen = choices.values[name] ?? []
    const counts = new Map(chosen.map(value => [value, 0]))
    for (const value of fitting(items, choices, name).flatMap(item => filter.values(item)))
      counts.set(value, (counts.get(value) ?? 0) + 1)
    const options = [...counts]
      .sort(([one], [other]) => (filter.order ?? ((a: string, b: string) => a.localeCompare(b, 'en')))(one, other))
      .map(([value, count]) => ({
        value,
        label: filter.show?.(value) ?? value,
        count,
        chosen: chosen.includes(value),
      }))
    if (options.length < 2 && chosen.length === 0) return []
    // Lengths, months and prices are a scale that must not be torn apart.
    const inSight = filter.order ? options : mostCommon(options, filter.comesFirst)
    const more = options.filter(option => !inSight.includes(option))
    return [{ name, label: filter.label, options: inSight, more }]
  })
}

/**
 * Whether a group is worth its room: one of its choices leaves some of the items and not all, and looking through the
 * choices is less work than looking through the items. What is chosen can always be taken back.
 * @param items How many there are to choose from.
 */
export function canNarrow({ options, more }: FilterGroup, items: number): boolean {
  if ([...options, ...more].some(option => option.chosen)) return true
  return options.length <= items && options.some(({ count }) => count > 1 && count < items)
}

/**
 * The choices with the most items, in the order they came; all of them when they are few.
 * @param comesFirst Which of them are kept before others.
 */
function mostCommon(options: FilterOption[], comesFirst: (value: string) => boolean = () => false): FilterOption[] {
  if (options.length <= maxInSight) return options
  const rank = ({ value, count }: FilterOption) => (comesFirst(value) ? Number.MAX_SAFE_INTEGER : count)
  const byCount = options.toSorted((one, other) => rank(other) - rank(one)).slice(0, maxInSight)
  // Choices that lead to a single item are noise beside better ones.
  const common = byCount.filter(({ count }) => count > 1)
  const best = new Set(common.length >= minInSight ? common : byCount)
  return options.filter(option => best.has(option))
}

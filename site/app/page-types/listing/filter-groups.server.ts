import { currentLanguage } from '@agency/words/current-language.ts'
import { tagOf } from '@agency/words/languages.ts'
import { listingWords } from '@agency/words/offers/listing/words.ts'
import { type Choices, filters, fitting } from './listing-filters.server.ts'
import type { ListingItem } from './listing-item.server.ts'

/** `count`: the matching items, given the choices in the other groups. */
export type FilterOption = { value: string; label: string; count: number; chosen: boolean }
/** `more` is folded. */
export type FilterGroup = { name: string; label: string; options: FilterOption[]; more: FilterOption[] }

/** A group with more options shows those with the most items first and folds the rest. */
const maxInSight = 8
const minInSight = 3

/** Leaves out options without items, and groups without a choice. */
export function filterGroups(items: ListingItem[], names: string[], choices: Choices): FilterGroup[] {
  const tag = tagOf(currentLanguage())
  return names.flatMap(name => {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (!filter) return []
    const chosen = choices.values[name] ?? []
    const counts = new Map(chosen.map(value => [value, 0]))
    for (const value of fitting(items, choices, name).flatMap(item => filter.values(item)))
      counts.set(value, (counts.get(value) ?? 0) + 1)
    const options = [...counts]
      .map(([value, count]) => ({
        value,
        label: filter.show?.(value, items) || value,
        count,
        chosen: chosen.includes(value),
      }))
      .sort((one, other) => filter.order?.(one.value, other.value) ?? one.label.localeCompare(other.label, tag))
    if (options.length < 2 && chosen.length === 0) return []
    // Lengths, months and prices are a scale: splitting it would confuse.
    const inSight = filter.order ? options : mostCommon(options, filter.comesFirst)
    const more = options.filter(option => !inSight.includes(option))
    return [{ name, label: listingWords().filters[filter.words], options: inSight, more }]
  })
}

/**
 * A group is useful if one of its options matches some of the items but not all, and has fewer options than items. A
 * group with a chosen option stays, so that the choice can be undone.
 * @param items The number of items.
 */
export function canNarrow({ options, more }: FilterGroup, items: number): boolean {
  if ([...options, ...more].some(option => option.chosen)) return true
  return options.length <= items && options.some(({ count }) => count > 1 && count < items)
}

/**
 * The options with the most items, in their original order; all of them if they are few.
 * @param comesFirst Options that are preferred.
 */
function mostCommon(options: FilterOption[], comesFirst: (value: string) => boolean = () => false): FilterOption[] {
  if (options.length <= maxInSight) return options
  const rank = ({ value, count }: FilterOption) => (comesFirst(value) ? Number.MAX_SAFE_INTEGER : count)
  const byCount = options.toSorted((one, other) => rank(other) - rank(one)).slice(0, maxInSight)
  // Options with a single item are noise beside better ones.
  const common = byCount.filter(({ count }) => count > 1)
  const best = new Set(common.length >= minInSight ? common : byCount)
  return options.filter(option => best.has(option))
}

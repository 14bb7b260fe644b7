import { formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { detailWords } from '@agency/words/offers/detail/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import * as z from 'zod'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { list, requiredDay, requiredText, terms } from '../../clients/content/readers/lenient-values.server.ts'

const entryRule = z.object({
  country: requiredText,
  passport: requiredText,
  rule: requiredText,
  checked: requiredDay,
  source: requiredText,
  destinations: terms,
})

type EntryRule = z.output<typeof entryRule>

const settings = z.object({ entryRules: list(entryRule) })

/** Empty while the settings cannot be read, and for an agency without rules. */
export async function loadEntryRules(
  content: ContentSource,
  env: { CONTENT_KEY_SETTINGS: string },
): Promise<EntryRule[]> {
  const node = await content.node(settings, { key: env.CONTENT_KEY_SETTINGS }).catch(() => undefined)
  return node?.entryRules ?? []
}

/** The rules of a place, or else of its country. */
export function entryOfPlace(rules: EntryRule[], place: string, country: string): string[] {
  const lines = entryLines(rules, [place])
  return lines.length > 0 ? lines : entryLines(rules, [country])
}

/** The rules of the countries that a trip goes to or begins in. */
export function entryLines(rules: EntryRule[], places: string[]): string[] {
  return rules
    .filter(rule => rule.destinations.some(place => places.includes(place)))
    .map(({ country, passport, rule, checked, source }) =>
      detailWords().entryRule({
        country: termWords(country),
        passport: termWords(passport),
        rule,
        source,
        day: formatShortDay(checked),
      }),
    )
}

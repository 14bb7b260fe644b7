import { memoize } from '../../../tree/memoize.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import { textsWithin } from '../texts-within.ts'
import { wrongForms } from './wrong-forms.ts'

/** Words that are not in house style: docs/content.md has the list for writers. */
export function checkWording({ nodes }: ContentMap): Finding[] {
  return nodes.flatMap(node =>
    [...mistakesIn({ name: node.name }), ...mistakesOf(node.properties)].map(({ property, found, instead, to }) => ({
      ...findingsAbout(node).error(property, `says “${found}”; write: ${to ?? instead}`, found),
      ...(to !== undefined && { mend: { kind: 'words' as const, from: found, to } }),
    })),
  )
}

const mistakesIn = (texts: Record<string, unknown>) =>
  textsWithin(texts).flatMap(({ path, text }) => wrongForms(text).map(form => ({ ...form, property: path })))

const mistakesOf = memoize(mistakesIn)

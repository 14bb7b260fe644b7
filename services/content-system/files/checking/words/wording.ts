import { memoize } from '../../../tree/memoize.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import { wrongForms } from './wrong-forms.ts'

/** Words that are not English as we write it: docs/content.md has the list for writers. */
export function checkWording({ nodes }: ContentMap): Finding[] {
  return nodes.flatMap(node =>
    [...mistakesIn({ name: node.name }), ...mistakesOf(node.properties)].map(({ property, found, instead }) =>
      findingsAbout(node).error(property, `says “${found}”; write: ${instead}`, found),
    ),
  )
}

const mistakesIn = (texts: Record<string, unknown>) =>
  Object.entries(texts).flatMap(([property, value]) =>
    textsIn(value).flatMap(text => wrongForms(text).map(form => ({ ...form, property }))),
  )

const mistakesOf = memoize(mistakesIn)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import { wrongForms } from './wrong-forms.ts'

/** Words that are not English as we write it: docs/content.md has the list for writers. */
export function checkWording({ nodes }: ContentMap): Finding[] {
  return nodes.flatMap(node =>
    Object.entries({ name: node.name, ...node.properties }).flatMap(([property, value]) =>
      textsIn(value).flatMap(text =>
        wrongForms(text).map(({ found, instead }) =>
          findingsAbout(node).error(property, `says “${found}”; write: ${instead}`, found),
        ),
      ),
    ),
  )
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

import { memoize } from '../../../tree/memoize.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import { textsWithin } from '../texts-within.ts'
import data from './forbidden-forms.json' with { type: 'json' }

type Words = Record<string, string>

const languages: { forms: Words; explained: Words }[] = Object.values(data)

/** Right forms by wrong ones in lower case. */
const forms = new Map(
  languages.flatMap(language => Object.entries(language.forms)).map(([wrong, right]) => [wrong.toLowerCase(), right]),
)

/** Colloquial names of places, which a page may use if it has the official one too. */
const officialNames = languages.flatMap(({ explained }) => Object.entries(explained))

const anyForm = new RegExp(`\\b(?:${[...forms.keys()].join('|')})\\b`, 'gi')

/** Words and names of places that are not in house style: docs/content.md has the list for writers. */
export function checkForbiddenForms({ nodes }: ContentMap): Finding[] {
  return nodes.flatMap(node => {
    const about = findingsAbout(node)
    return [
      ...[...formsIn({ name: node.name }), ...formsOf(node.properties)].map(({ path, from, to }) => ({
        ...about.error(path, `says “${from}”; write: ${to}`, from),
        mend: { kind: 'words' as const, from, to },
      })),
      ...unexplainedIn(node.properties).map(({ path, name, official }) =>
        about.error(path, `says ${name}, and nowhere ${official}`, name),
      ),
    ]
  })
}

const formsIn = (properties: Record<string, unknown>) =>
  textsWithin(properties).flatMap(({ path, text }) =>
    Array.from(text.matchAll(anyForm), ([from]) => ({ path, from, to: rightForm(from) })).filter(
      ({ from, to }) => from !== to,
    ),
  )

const formsOf = memoize(formsIn)

function rightForm(wrong: string): string {
  const right = forms.get(wrong.toLowerCase()) ?? wrong
  return /^\p{Lu}/u.test(wrong) ? right.charAt(0).toUpperCase() + right.slice(1) : right
}

const unexplainedIn = memoize((properties: Record<string, unknown>) => {
  const texts = textsWithin(properties)
  return officialNames.flatMap(([name, official]) => {
    const first = texts.find(({ text }) => new RegExp(`\\b${name}\\b`).test(text))
    return first && !texts.some(({ text }) => text.includes(official)) ? [{ path: first.path, name, official }] : []
  })
})

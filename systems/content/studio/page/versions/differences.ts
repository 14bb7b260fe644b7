import type { Editable } from '@agency/contracts/manage/nodes/node.ts'

export type Side = 'mine' | 'theirs' | 'both'

/** `inSource`: a property of the node. */
export type Difference = { name: string; inSource: boolean; mine: unknown; theirs: unknown }

/** Proposes one of both values. */
export type Choice = Difference & { proposed: Side; isText: boolean }

const headFields = ['name', 'urlSegment', 'parentKey', 'publishAt', 'unpublishAt', 'updated'] as const

type Text = { at: string; of: string; words: string; state: string }

const textsOf = ({ source }: Editable): Text[] => (source.texts ?? []) as Text[]

/** The texts of a translation are values of their own: people who translate different texts do not disturb one another. */
function textByText<Draft extends Editable>(draft: Draft): Draft {
  if (draft.alias !== 'translation') return draft
  const texts = textsOf(draft).map(({ at, of, words, state }) => [`${at} ${of}`, { words, state }])
  return { ...draft, source: Object.fromEntries(texts) }
}

/** @param theirs names the people who changed the texts last */
function withTexts(draft: Editable, theirs: Editable): Editable {
  if (draft.alias !== 'translation') return draft
  const texts = Object.entries(draft.source).map(([name, text]) => {
    const [at, of] = name.split(' ')
    const before = textsOf(theirs).find(one => one.at === at && one.of === of)
    return isSame({ ...before, ...Object(text) }, before) ? before : { at, of, ...Object(text) }
  })
  return { ...draft, source: { texts } }
}

export function differences(...pair: [mine: Editable, theirs: Editable]): Difference[] {
  const [mine, theirs] = [textByText(pair[0]), textByText(pair[1])]
  const names = [...new Set([...Object.keys(mine.source), ...Object.keys(theirs.source)])]
  const all = [
    ...headFields.map(name => ({ name, inSource: false, mine: mine[name], theirs: theirs[name] })),
    ...names.map(name => ({ name, inSource: true, mine: mine.source[name], theirs: theirs.source[name] })),
  ]
  return all.filter(one => !isSame(one.mine, one.theirs))
}

/** Proposes theirs if only they changed a value since the common origin, otherwise ours. */
export function choices(before: Editable, mine: Editable, theirs: Editable): Choice[] {
  const { source } = textByText(before)
  return differences(mine, theirs).map(one => {
    const old = one.inSource ? source[one.name] : before[one.name as (typeof headFields)[number]]
    const proposed: Side = isSame(old, one.mine) ? 'theirs' : 'mine'
    const isText = typeof one.mine === 'string' && typeof one.theirs === 'string'
    return { ...one, proposed, isText }
  })
}

/** “Both” keeps both texts. */
export function merged(theirs: Editable, rows: Choice[], sides: Record<string, Side>): Editable {
  const result = { ...theirs, source: { ...textByText(theirs).source } }
  for (const { name, inSource, mine, theirs: other, proposed } of rows) {
    const values: Record<Side, unknown> = { mine, theirs: other, both: `${mine}\n\n${other}` }
    const value = values[sides[name] ?? proposed]
    if (!inSource) Object.assign(result, { [name]: value })
    else if (value === undefined) delete result.source[name]
    else result.source[name] = value
  }
  return withTexts(result, theirs)
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]))
}

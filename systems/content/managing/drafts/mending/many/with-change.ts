import type { ChangedPlace, ChangeOf, ManyChange } from '@agency/contracts/manage/nodes/many.ts'
import type { NodeState } from '../../../../database/versions.ts'
import { formOf, textsOf } from '../../../../schemas/leaves.ts'
import { changedAt, withWords } from '../with-mends.ts'
import { withEntry } from './change-entries.ts'
import { priceChanges } from './change-prices.ts'

type Written = Pick<NodeState, 'alias' | 'name' | 'source'>

/** `left`: the reason for leaving the whole node. */
export type Changed<Node> = { node: Node; places: ChangedPlace[]; left: string | null }

const nothing = 'There is nothing to change.'
const noField = 'Pages of this type have no such field.'

/** The same change for every node; what it leaves alone is among the places. Tolerates anything, as drafts may hold it. */
export function withChange<Node extends Written>(node: Node, change: ManyChange): Changed<Node> {
  const left = leftAlone(node, change)
  if (left !== null) return { node, places: [], left }
  if (change.kind === 'entry') {
    const changed = withEntry(node.alias, node.source, change)
    if (changed === undefined) return { node, places: [], left: noField }
    return result({ ...node, source: changed.source }, changed.places)
  }
  if (change.kind === 'notice') return withNotice(node, change)
  if (change.kind === 'price') {
    const places = priceChanges(node.alias, node.source, change)
    const changed = places.flatMap(({ path, after }) => (after === undefined ? [] : [{ path, after }]))
    return result(withValues(node, changed), places)
  }
  const texts = [{ path: ['name'], text: node.name }, ...textsOf(node.alias, node.source)].flatMap(({ path, text }) => {
    const after = withWords(change.from, change.to, path)(text) as string
    return after === text ? [] : [{ path, text, after }]
  })
  return result(withValues(node, texts), texts.flatMap(changedLines))
}

function withNotice<Node extends Written>(node: Node, { kind: _, text, ...days }: ChangeOf<'notice'>): Changed<Node> {
  if (formOf(node.alias).properties?.notice === undefined) return { node, places: [], left: noField }
  const { notice, ...rest } = node.source
  const source = text === '' ? rest : { ...rest, notice: { text, ...days } }
  const [before, after] = [noticeText(notice), noticeText(source.notice)]
  return result({ ...node, source }, before === after ? [] : [{ path: ['source', 'notice'], before, after }])
}

const noticeText = (notice: unknown) => Object.values(Object(notice)).filter(Boolean).join(' · ')

const result = <Node>(node: Node, places: ChangedPlace[]): Changed<Node> => ({
  node,
  places,
  left: places.some(({ after }) => after !== undefined) ? null : nothing,
})

const withValues = <Node extends Written>(node: Node, values: { path: string[]; after: string | number }[]): Node => {
  const { name, source } = node
  const written = values.reduce<unknown>((all, { path, after }) => changedAt(all, path, () => after), { name, source })
  return { ...node, ...(written as typeof node) }
}

function changedLines({ path, text, after }: { path: string[]; text: string; after: string }): ChangedPlace[] {
  const lines = after.split('\n')
  return text.split('\n').flatMap((before, at) => (lines[at] === before ? [] : [{ path, before, after: lines[at] }]))
}

function leftAlone({ source }: Written, change: ManyChange): string | null {
  if (source.language === 'ms' && change.kind !== 'price') return 'It is written in Malay. Change it by itself.'
  return change.kind === 'price' && source.agentOnly === true && !change.net ? 'Its price is a net rate.' : null
}

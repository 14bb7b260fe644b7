import { isEmpty, isRecord, scalarText } from '@agency/site/app/clients/content/readers/kinds/raw-values.ts'
import type { RouteNode } from '@agency/site/app/clients/content/routes/route-resolution.ts'
import { everyField, usualNames } from '../every-field.ts'
import type { ContentClient } from './content-client.ts'

export type WalkedNode = {
  key: string
  id: string
  name: string
  segment: string
  /** As the installation spells it; empty for an item without one. */
  type: string
  parentType: string | undefined
  parentKey: string | undefined
  depth: number
  childTypes: string[]
  /** In the route list; other nodes come only as items and are no pages. */
  isListed: boolean
  properties: Record<string, unknown>
}

type Walk = {
  nodes: WalkedNode[]
  byName: Map<string, WalkedNode>
  told: Set<WalkedNode>
  opened: Set<WalkedNode>
}

const atOnce = 12
/** Levels of items that come with a node. */
const deep = 2
const samples = 3
const maxNodes = 200_000
const maxDepth = 12
const common = new Set(['key', 'id', 'name', 'urlsegment', 'contenttype', 'items', 'url', 'responsetime'])

/** Items come with their parents, so that a large tree takes few calls. */
export async function walkTree(
  client: ContentClient,
  tree: readonly RouteNode[],
  { onProgress, properties }: { onProgress: (done: number, all: number) => void; properties: readonly string[] },
): Promise<{ nodes: WalkedNode[]; failures: string[] }> {
  const walk: Walk = { nodes: [], byName: new Map(), told: new Set(), opened: new Set() }
  flatten(tree, undefined, walk)
  const { nodes, told, opened } = walk
  const failures: string[] = []
  const query = await queryThatTellsMost(client, nodes, properties)

  async function open(node: WalkedNode): Promise<void> {
    try {
      const answer = await client.get(`/umbraco/shared/get?key=${encodeURIComponent(node.key)}${query}&deep=${deep}`)
      take(walk, answer, node, deep)
    } catch (error) {
      failures.push(`node ${node.id} “${node.name}”: ${(error as Error).message}`)
    }
    told.add(node)
    opened.add(node)
    onProgress(told.size, nodes.length)
  }
  await inTurn(
    nodes.filter(node => node.childTypes.length > 0 || node.depth === 0),
    open,
  )
  // Unlisted nodes are found level by level, while nodes of a type hold items.
  for (let more = unopened(walk); more.length > 0; more = unopened(walk)) await inTurn(more, open)
  onProgress(nodes.length, nodes.length)
  return { nodes, failures }
}

function unopened({ nodes, told, opened }: Walk): WalkedNode[] {
  const ofType = Map.groupBy(nodes, node => node.type)
  return [...ofType.values()].flatMap(members => {
    const closed = members.filter(node => !opened.has(node))
    const openMembers = members.filter(node => opened.has(node))
    const hold = openMembers.some(node => node.childTypes.length > 0)
    const tried = hold ? closed : closed.slice(0, Math.max(0, samples - openMembers.length))
    return [...new Set([...tried, ...closed.filter(node => !told.has(node))])]
  })
}

function take(walk: Walk, answer: unknown, node: WalkedNode, levels: number): void {
  if (!isRecord(answer)) return
  const ownValues = Object.entries(answer).filter(([name, value]) => !common.has(name.toLowerCase()) && !isEmpty(value))
  Object.assign(node.properties, Object.fromEntries(ownValues))
  walk.told.add(node)
  if (levels === 0) return
  walk.opened.add(node)
  for (const item of Array.isArray(answer.items) ? answer.items : []) {
    if (!isRecord(item)) continue
    const match = named(walk, item) ?? added(walk, item, node)
    if (match) take(walk, item, match, levels - 1)
  }
}

function named({ byName }: Walk, item: Record<string, unknown>): WalkedNode | undefined {
  return byName.get(plain(scalarText(item.key))) ?? byName.get(scalarText(item.id))
}

function added(walk: Walk, item: Record<string, unknown>, parent: WalkedNode): WalkedNode | undefined {
  const [key, id] = [scalarText(item.key) || scalarText(item.id), scalarText(item.id)]
  if (key === '' || walk.nodes.length >= maxNodes || parent.depth >= maxDepth) return undefined
  const type = isRecord(item.contentType) ? scalarText(item.contentType.alias) : ''
  const [name, segment] = [scalarText(item.name), scalarText(item.urlSegment)]
  const node = { key, id, name, segment, type, isListed: false, childTypes: [], properties: {} }
  if (!parent.childTypes.includes(type)) parent.childTypes.push(type)
  return add(walk, { ...node, ...below(parent) })
}

const below = (parent: WalkedNode | undefined) => ({
  parentType: parent?.type,
  parentKey: parent?.key,
  depth: parent ? parent.depth + 1 : 0,
})

function add({ nodes, byName }: Walk, node: WalkedNode): WalkedNode {
  nodes.push(node)
  for (const name of [plain(node.key), node.id]) if (name) byName.set(name, node)
  return node
}

function flatten(tree: readonly RouteNode[], parent: WalkedNode | undefined, walk: Walk): void {
  for (const { key, id = '', name, urlSegment, contentType, items } of tree) {
    const childTypes = [...new Set(items.map(item => item.contentType.alias))]
    const node = { key, id, name, segment: urlSegment, isListed: true, childTypes, properties: {} }
    flatten(items, add(walk, { ...node, type: contentType.alias, ...below(parent) }), walk)
  }
}

/** Some installations return everything without `query`; the others only named properties. */
async function queryThatTellsMost(
  client: ContentClient,
  nodes: WalkedNode[],
  ownNames: readonly string[],
): Promise<string> {
  const names = Object.keys(everyField.shape).flatMap(name => [name, ...usualNames(name)])
  const byName = `&query=${encodeURIComponent([...new Set(['key', 'name', 'urlSegment', 'contentType', ...names, ...ownNames])].join(','))}`
  const tried = nodes.filter(node => node.depth === 0).slice(0, 3)
  const counts = await Promise.all(
    ['', byName].map(async query => {
      const answers = tried.map(({ key }) =>
        client.get(`/umbraco/shared/get?key=${encodeURIComponent(key)}${query}&deep=0`).catch(() => ({})),
      )
      return (await Promise.all(answers)).reduce<number>((sum, answer) => sum + Object.keys(answer ?? {}).length, 0)
    }),
  )
  return (counts[0] ?? 0) > (counts[1] ?? 0) ? '' : byName
}

const plain = (key: string) => key.replace(/[-{}]/g, '').toLowerCase()

async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

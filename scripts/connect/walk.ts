import { fields, guessedNames } from '../../site/app/clients/content/mapping/fields.ts'
import { isEmpty, isRecord } from '../../site/app/clients/content/readers/kinds/raw-values.ts'
import type { RouteNode } from '../../site/app/clients/content/routes/route-resolution.ts'
import type { ContentClient } from './content-client.ts'

/** A node of the tree with what the content system tells of it. */
export type WalkedNode = {
  key: string
  id: string
  name: string
  segment: string
  /** As the installation spells it. */
  type: string
  parentType: string | undefined
  parentKey: string | undefined
  /** 0 at the top of the tree. */
  depth: number
  childTypes: string[]
  /** Everything that is not empty, beside what every node has. */
  properties: Record<string, unknown>
}

const atOnce = 12
/** What every node has, whatever its type. */
const common = new Set(['key', 'id', 'name', 'urlsegment', 'contenttype', 'items', 'url', 'responsetime'])

/** Asks for every node of the tree; children come with their parents, so that a large tree takes few calls. */
export async function walkTree(
  client: ContentClient,
  tree: readonly RouteNode[],
  { onProgress, properties }: { onProgress: (done: number, all: number) => void; properties: readonly string[] },
): Promise<{ nodes: WalkedNode[]; failures: string[] }> {
  const nodes: WalkedNode[] = []
  flatten(tree, undefined, 0, nodes)
  const byName = new Map(nodes.flatMap(node => [[plain(node.key), node] as const, [node.id, node] as const]))
  const told = new Set<WalkedNode>()
  const failures: string[] = []
  const query = await queryThatTellsMost(client, nodes, properties)

  function take(answer: unknown): void {
    if (!isRecord(answer)) return
    const named = byName.get(plain(String(answer.key ?? ''))) ?? byName.get(String(answer.id ?? ''))
    if (named) {
      const own = Object.entries(answer).filter(([name, value]) => !common.has(name.toLowerCase()) && !isEmpty(value))
      Object.assign(named.properties, Object.fromEntries(own))
      told.add(named)
    }
    if (Array.isArray(answer.items)) for (const item of answer.items) take(item)
  }
  async function askFor(node: WalkedNode, deep: number): Promise<void> {
    try {
      take(await client.get(`/umbraco/shared/get?key=${encodeURIComponent(node.key)}${query}&deep=${deep}`))
    } catch (error) {
      failures.push(`node ${node.id} “${node.name}”: ${(error as Error).message}`)
    }
    told.add(node)
    onProgress(told.size, nodes.length)
  }
  const parents = nodes.filter(node => node.childTypes.length > 0 || node.depth === 0)
  await inTurn(parents, node => askFor(node, 1))
  await inTurn(
    nodes.filter(node => !told.has(node)),
    node => askFor(node, 0),
  )
  onProgress(nodes.length, nodes.length)
  return { nodes, failures }
}

function flatten(tree: readonly RouteNode[], parent: WalkedNode | undefined, depth: number, into: WalkedNode[]): void {
  for (const { key, id = '', name, urlSegment, contentType, items } of tree) {
    const node: WalkedNode = {
      key,
      id,
      name,
      segment: urlSegment,
      type: contentType.given || contentType.alias,
      parentType: parent?.type,
      parentKey: parent?.key,
      depth,
      childTypes: [...new Set(items.map(item => item.contentType.given || item.contentType.alias))],
      properties: {},
    }
    into.push(node)
    flatten(items, node, depth + 1, into)
  }
}

/** Some installations tell everything when nothing is asked for; the others only what is asked for by its name. */
async function queryThatTellsMost(
  client: ContentClient,
  nodes: WalkedNode[],
  given: readonly string[],
): Promise<string> {
  const names = Object.keys(fields).flatMap(name => [name, ...guessedNames(name)])
  const byName = `&query=${encodeURIComponent([...new Set(['key', 'name', 'urlSegment', 'contentType', ...names, ...given])].join(','))}`
  const samples = nodes.filter(node => node.depth === 0).slice(0, 3)
  const counts = await Promise.all(
    ['', byName].map(async query => {
      const answers = samples.map(({ key }) =>
        client.get(`/umbraco/shared/get?key=${encodeURIComponent(key)}${query}&deep=0`).catch(() => ({})),
      )
      return (await Promise.all(answers)).reduce<number>((sum, answer) => sum + Object.keys(answer as object).length, 0)
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

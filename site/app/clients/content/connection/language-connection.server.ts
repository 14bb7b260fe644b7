import type { Culture } from '@agency/contracts/content/route-node.ts'
import { plainKey } from '../readers/known-nodes.ts'
import { type ContentConnection, createContentConnection } from './content-connection.server.ts'

/** An installation's way to a language: a part of the query, an `Accept-Language`, or a tree with keys of its own. */
export type LanguageWay =
  | { query: string }
  | { header: string }
  /** `pair`: a property of nodes in the route list, the key of the English node. */
  | { root: string; pair: string }

export type LanguageWays = { [Name in Culture]?: LanguageWay | undefined }

type Node = Record<string, unknown>

/**
 * Asked with `culture=ms`, as our contract has it, and asks as the installation wants it. Of a tree with keys of its own,
 * nodes with an English node answer to its key.
 * @param culture Left out for English, from which the trees of other languages are taken.
 */
export function connectionIn(url: string, culture: Culture | undefined, ways: LanguageWays = {}): ContentConnection {
  const way = culture && ways[culture]
  const pathFor = (path: string, query = '') => path.replace(`&culture=${culture}`, query)
  if (way && 'query' in way) {
    const ask = createContentConnection(url)
    return path => ask(pathFor(path, `&${way.query}`))
  }
  if (way && 'header' in way) {
    const ask = createContentConnection(url, { 'accept-language': way.header })
    return path => ask(pathFor(path))
  }
  const ask = createContentConnection(url)
  if (way) return ownTree(path => ask(pathFor(path)), way)
  const others = Object.values(ways).flatMap(one => (one && 'root' in one ? [plainKey(one.root)] : []))
  if (others.length === 0) return ask
  return async path => {
    const answer = await ask(path)
    return isRouteList(path) ? withBody(nodesIn(answer.body).filter(node => !others.includes(keyOf(node)))) : answer
  }
}

function ownTree(ask: ContentConnection, { root, pair }: { root: string; pair: string }): ContentConnection {
  const englishByKey = new Map<string, string>()
  const keysByEnglish = new Map<string, string>()
  const learn = (node: Node) => {
    const [, original] = Object.entries(node).find(([name]) => name.toLowerCase() === pair.toLowerCase()) ?? []
    if (typeof original === 'string' && original !== '') {
      englishByKey.set(keyOf(node), original)
      keysByEnglish.set(plainKey(original), String(node.key))
    }
    for (const item of nodesIn(node.items)) learn(item)
  }
  const withEnglishKeys = (text: string) =>
    JSON.parse(text, (name, value) => (name === 'key' ? (englishByKey.get(plainKey(String(value))) ?? value) : value))
  return async path => {
    if (!isRouteList(path)) {
      const { text } = await ask(path.replace(/([?&](?:key|subKey)=)([^&]*)/g, (_, name, key) => name + ownKey(key)))
      return withBody(withEnglishKeys(text))
    }
    const home = nodesIn((await ask(path)).body).find(node => keyOf(node) === plainKey(root))
    if (!home) return withBody([])
    learn(home)
    return withBody(withEnglishKeys(JSON.stringify([{ ...home, urlSegment: 'home' }])))
  }

  function ownKey(key: string): string {
    return encodeURIComponent(keysByEnglish.get(plainKey(decodeURIComponent(key))) ?? decodeURIComponent(key))
  }
}

const isRouteList = (path: string) => path.startsWith('/umbraco/shared/getRoute')

const withBody = (body: unknown) => ({ body, text: JSON.stringify(body) })

const nodesIn = (list: unknown): Node[] =>
  Array.isArray(list) ? list.filter(node => typeof node === 'object' && node !== null) : []

const keyOf = ({ key, id }: Node) => plainKey(String(key || id))

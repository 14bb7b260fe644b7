import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A node of the stand-in's tree. Properties of any shape are sent unchanged. */
export type StandInNode = {
  key: string
  alias: string
  name: unknown
  urlSegment: string
  /** Languages that the page is there in, beside English. Its words stay the same. */
  cultures?: string[]
  properties?: Record<string, unknown>
  items?: (StandInNode | null)[]
}

export type StandInContent = {
  url: string
  /** how much it has answered so far */
  sentBytes: () => number
  stop: () => Promise<void>
}

const token = `x.${Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url')}.x`

/** Starts a content system with a tree of a test's own, as unruly as the test wants it. */
export async function startStandInContent(tree: StandInNode[]): Promise<StandInContent> {
  const byKey = new Map<string, StandInNode>()
  const index = (node: StandInNode | null) => {
    if (!node) return
    byKey.set(node.key, node)
    for (const item of node.items ?? []) index(item)
  }
  for (const node of tree) index(node)
  let sentBytes = 0
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const body = answer(
      pathname,
      searchParams,
      tree,
      byKey.get(searchParams.get('subKey') ?? searchParams.get('key') ?? ''),
    )
    sentBytes += send(response, body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sentBytes: () => sentBytes,
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

function answer(path: string, query: URLSearchParams, tree: StandInNode[], node: StandInNode | undefined): unknown {
  if (path === '/umbraco/auth/gettoken') return { Token: token }
  if (path === '/umbraco/shared/getRoute') return tree.map(routeOf)
  if (!node) return undefined
  const number = (name: string, usual: number) => Number(query.get(name) ?? usual)
  const names = (query.get('query') ?? '').split(',')
  const items = node.items ?? []
  if (path === '/umbraco/shared/get') return shown(node, names, number('deep', 1))
  if (path === '/umbraco/massiveData/get') {
    const window = items.slice(number('skip', 0), number('skip', 0) + number('take', 100))
    return { ...shown({ ...node, items: window }, names, 1), total: items.length }
  }
  if (path === '/umbraco/blog/get') {
    const start = (number('page', 1) - 1) * number('pageSize', 10)
    const posts = items.slice(start, start + number('pageSize', 10))
    const terms = { categories: [{ slug: 'food & drink', name: '<b>Food</b>', count: 1 }, 'plain', null], tags: [] }
    return { data: { items: posts.map(post => post && shown(post, names, 0)), total: items.length, ...terms } }
  }
  return { data: { current: shown(node, names, 0), previous: null, related: [null, {}] } }
}

function routeOf(node: StandInNode | null): unknown {
  if (!node) return null
  const { key, name, urlSegment, alias, cultures, items } = node
  return { contentType: { alias }, key, id: 1, name, urlSegment, cultures, ...(items && { items: items.map(routeOf) }) }
}

function shown(
  { key, name, urlSegment, alias, properties = {}, items }: StandInNode,
  names: string[],
  deep: number,
): object {
  const asked = Object.entries({ ...properties, key }).filter(([property]) =>
    names.some(wanted => property === wanted || property === `${wanted}Meta`),
  )
  const below = items && { items: deep > 0 ? items.map(item => item && shown(item, names, deep - 1)) : [] }
  return { contentType: { alias }, id: 1, name, urlSegment, ...Object.fromEntries(asked), ...below }
}

/** @returns how many bytes the body has */
function send(response: ServerResponse, body: unknown): number {
  const status = body === undefined ? 404 : 200
  response.writeHead(status, { 'content-type': 'application/json' })
  const text = JSON.stringify(body ?? { title: 'Not Found', status })
  response.end(text)
  return Buffer.byteLength(text)
}

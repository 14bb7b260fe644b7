/**
 * `npm run connect -- --content URL`: reads the tree of an existing content system, proposes how its names become the site's,
 * says what would be lost, and writes `.env` and the mapping file.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { printable } from '../../contracts/calls/foreign-answer.ts'
import type { ContentMapping } from '../../site/app/clients/content/mapping/mapping.ts'
import { readMapping } from '../../site/app/clients/content/mapping/mapping-file.server.ts'
import { isOwnType } from '../../site/app/clients/content/mapping/type-names.ts'
import { routeList } from '../../site/app/clients/content/routes/route-list.server.ts'
import { command, problem } from '../install/problem.mjs'
import { root } from '../install/steps.mjs'
import { openContent } from './content-client.ts'
import { textOf, withVariables, writeFiles } from './files.ts'
import { readAsTheSite } from './losses.ts'
import { findMissingPictures } from './missing-pictures.ts'
import { findHiddenNodes } from './not-shown.ts'
import { progressBar } from './progress-bar.ts'
import { mappingText } from './proposals/proposal.ts'
import { proposeKeys } from './proposals/propose-keys.ts'
import { proposeProperties } from './proposals/propose-properties.ts'
import { proposeTypes } from './proposals/propose-types.ts'
import { describeKept, describeLosses, describeMapping, describePages } from './report.ts'
import { reportLink } from './report-link.ts'
import { type WalkedNode, walkTree } from './walk.ts'

const usage = `Connects the site with an existing installation.

  npm run connect -- --report
  npm run connect -- --content URL [--booking URL] [--backend URL] [--properties a,b] [--mapping FILE] [--env FILE] [--all] [--yes]

It reads the content system and adds to the mapping file (content-mapping.yaml) and .env. It changes nothing anywhere else.
--properties  further properties to ask for, where the content system tells only what is asked for by name
--report      prints a link to the list of what visitors of the running site do not see as it was written; good for a week
--all         names every node that loses something, not three of each kind
--yes         changes files without asking; lines that are there stay, and a copy of the file is kept
`

await command(async () => {
  const options = readOptions()
  if (typeof options === 'number') return options
  if (options.report) return void console.log(await reportLink())
  const mappingFile = options.mapping ?? 'content-mapping.yaml'
  const paths = { mapping: path.resolve(root, mappingFile), env: path.resolve(root, options.env ?? '.env') }
  const before = textOf(paths.mapping)
  mappingIn(before, mappingFile)

  say(`Reading ${options.content}`)
  const client = await openContent(options.content)
  if (client.url !== options.content) say(`It redirects: ${client.url} is written to the settings.`)
  const tree = await client.get('/umbraco/shared/getRoute?deep=8')
  if (!Array.isArray(tree)) throw problem('/umbraco/shared/getRoute answered with something that is no list')
  const onProgress = progressBar('Nodes')
  const properties = options.properties?.split(',') ?? []
  const { nodes, failures } = await walkTree(client, routeList.parse(tree), { onProgress, properties })

  const { parts, unread } = propose(tree, nodes, before)
  const { text, kept } = mappingText(parts, before)
  const mapping = mappingIn(text, 'The proposed mapping')
  const hosts = [new URL(client.url).host, ...picturesHostsIn(textOf(paths.env))]
  const { routes, losses, pictures } = readAsTheSite(tree, nodes, mapping, hosts)
  const hidden = findHiddenNodes(nodes, routes, mapping)
  const missing = await findMissingPictures(pictures, client.url)

  say(describeMapping(parts))
  say(describeKept(kept))
  say(describePages(routes, nodes.length))
  say(describeLosses({ losses, unread, hidden, pictures: missing, failures }, options.all))

  const variables = {
    CONTENT_URL: client.url,
    ...(options.booking && { BOOKING_URL: options.booking }),
    ...(options.backend && { BACKEND_URL: options.backend }),
    CONTENT_MAPPING: mappingFile,
  }
  const env = withVariables(textOf(paths.env), variables)
  const copies = await writeFiles({ [paths.mapping]: text, [paths.env]: env }, options.yes)
  if (!copies) return 1
  if (copies.length > 0) say(`\nAs they were: ${copies.map(file => path.relative(root, file)).join(' and ')}`)
  say(`\nWritten: ${mappingFile} and ${path.relative(root, paths.env)}. Next: npm run start:site`)
  return routes.byPath.has('/') ? 0 : 1
})

/** Names come from elsewhere, and a terminal would obey them. */
function say(text: string): void {
  if (text) console.log(printable(text))
}

/** What the mapping file would say, and the properties that nothing reads. */
function propose(tree: unknown, nodes: readonly WalkedNode[], before: string) {
  const types = proposeTypes(nodes)
  const typesAlone = mappingIn(mappingText({ types, properties: [], keys: [] }, before).text, 'The proposed mapping')
  const typeOf = ({ type }: WalkedNode) =>
    typesAlone.types.get(type.toLowerCase()) ?? (isOwnType(type) ? type : undefined)
  const { properties, unread } = proposeProperties(nodes, typeOf)
  const { routes } = readAsTheSite(tree, [], typesAlone)
  const pages = new Set([...routes.byPath.values()].map(page => page.key))
  const parts = { types, properties, keys: proposeKeys(nodes, node => pages.has(node.key)) }
  const { properties: given } = mappingIn(before, 'The mapping file')
  return { parts, unread: unread.filter(({ property }) => !given.has(property.toLowerCase())) }
}

function picturesHostsIn(env: string): string[] {
  const line = /^\s*PICTURE_HOSTS\s*=\s*["']?([^"'\n]*)/m.exec(env)?.[1] ?? ''
  return line
    .split(',')
    .map(host => host.trim())
    .filter(Boolean)
}

function mappingIn(text: string, what: string): ContentMapping {
  const read = readMapping(text)
  if ('mapping' in read) return read.mapping
  throw problem(printable(`${what} cannot be read: ${read.mistakes.join('; ')}`))
}

function readOptions() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const options = { content: text, booking: text, backend: text, properties: text, mapping: text, env: text }
  const { values } = parseArgs({ options: { ...options, all: flag, yes: flag, report: flag, help: flag } })
  if (values.help || !(values.content || values.report)) {
    console.log(usage)
    return values.help ? 0 : 1
  }
  for (const name of ['content', 'booking', 'backend'] as const) {
    const address = values[name]
    if (address && !/^https?:\/\/[^/]/.test(address)) throw problem(`--${name} must be an http:// or https:// address.`)
  }
  return { ...values, content: values.content?.replace(/\/+$/, '') ?? '' }
}

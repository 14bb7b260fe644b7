/**
 * `npm run connect -- --content URL`: reads the tree of an existing content system, proposes how its names become the site's,
 * says what would be lost, and writes `.env` and the mapping file.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readEditedText } from '../../services/service-kit/files/edited-text.ts'
import { readMapping } from '../../site/app/clients/content/mapping/mapping-file.server.ts'
import { routeList } from '../../site/app/clients/content/routes/route-list.server.ts'
import { command, problem } from '../install/problem.mjs'
import { root } from '../install/steps.mjs'
import { openContent } from './content-client.ts'
import { withVariables, writeAfterAsking } from './files.ts'
import { readAsTheSite } from './losses.ts'
import { progressBar } from './progress-bar.ts'
import { mappingText } from './proposal.ts'
import { proposeKeys } from './propose-keys.ts'
import { proposeProperties } from './propose-properties.ts'
import { proposeTypes } from './propose-types.ts'
import { describeLosses, describeMapping, describePages } from './report.ts'
import { reportLink } from './report-link.ts'
import { walkTree } from './walk.ts'

const usage = `Connects the site with an existing installation.

  npm run connect -- --report
  npm run connect -- --content URL [--booking URL] [--backend URL] [--properties a,b] [--mapping FILE] [--env FILE] [--all] [--yes]

It reads the content system and writes the mapping file (content-mapping.yaml) and .env. It changes nothing anywhere else.
--properties  further properties to ask for, where the content system tells only what is asked for by name
--report      prints a link to the list of what visitors of the running site do not see as it was written; good for a week
--all         names every node that loses something, not three of each kind
--yes         replaces files without asking
`

await command(async () => {
  const options = readOptions()
  if (typeof options === 'number') return options
  if (options.report) return void console.log(await reportLink())
  console.log(`Reading ${options.content}`)
  const client = await openContent(options.content)
  if (client.url !== options.content) console.log(`It redirects: ${client.url} is written to the settings.`)
  const tree = await client.get('/umbraco/shared/getRoute?deep=8')
  const onProgress = progressBar('Nodes')
  const properties = options.properties?.split(',') ?? []
  const { nodes, failures } = await walkTree(client, routeList.parse(tree), { onProgress, properties })

  const types = proposeTypes(nodes)
  const { properties: proposed, unread } = proposeProperties(nodes)
  const first = readAsTheSite(tree, [], mappingIn(mappingText(types, proposed, [])))
  const pages = new Set([...first.routes.byPath.values()].map(page => page.key))
  const keys = proposeKeys(nodes, node => pages.has(node.key))
  const text = mappingText(types, proposed, keys)
  const { routes, losses } = readAsTheSite(tree, nodes, mappingIn(text))

  console.log(describeMapping({ types, properties: proposed, keys }))
  console.log(describePages(routes, nodes.length))
  console.log(describeLosses(losses, unread, failures, options.all))

  const mappingFile = options.mapping ?? 'content-mapping.yaml'
  const envFile = path.resolve(root, options.env ?? '.env')
  const variables = {
    CONTENT_URL: client.url,
    ...(options.booking && { BOOKING_URL: options.booking }),
    ...(options.backend && { BACKEND_URL: options.backend }),
    CONTENT_MAPPING: mappingFile,
  }
  const old = existsSync(envFile) ? readEditedText(envFile) : ''
  const written =
    (await writeAfterAsking(path.resolve(root, mappingFile), text, options.yes)) &&
    (await writeAfterAsking(envFile, withVariables(old, variables), options.yes))
  if (!written) return 1
  console.log(`\nWritten: ${mappingFile} and ${path.relative(root, envFile)}. Next: npm run start:site`)
  return routes.byPath.has('/') ? 0 : 1
})

function mappingIn(text: string) {
  const read = readMapping(text)
  if ('mapping' in read) return read.mapping
  throw problem(`The proposed mapping cannot be read: ${read.mistakes.join('; ')}`)
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

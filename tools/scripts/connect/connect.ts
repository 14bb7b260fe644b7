import path from 'node:path'
import { parseEnv } from 'node:util'
import { printable } from '@agency/contracts/calls/foreign-answer.ts'
import { grantPreview, writeGrant } from '@agency/contracts/content/preview-link.ts'
import { readContentIn } from '@agency/site/app/clients/content/cached-content.server.ts'
import type { ContentMapping } from '@agency/site/app/clients/content/mapping/mapping.ts'
import { readMapping } from '@agency/site/app/clients/content/mapping/mapping-file.server.ts'
import { isOwnType } from '@agency/site/app/clients/content/mapping/type-names.ts'
import { routeList } from '@agency/site/app/clients/content/routes/route-list.server.ts'
import { contentReportKey, contentReportPath } from '@agency/site/server/endpoints/content/content-report.ts'
import { problem } from '../install/problem.mjs'
import { root } from '../install/steps.mjs'
import { textOf, withVariables, writeFiles } from './files.ts'
import { type Options, usage } from './options.ts'
import { mappingText } from './proposals/proposal.ts'
import { proposeFares } from './proposals/propose-fares.ts'
import { proposeKeys } from './proposals/propose-keys.ts'
import { proposeProperties } from './proposals/propose-properties.ts'
import { proposeTypes } from './proposals/propose-types.ts'
import { openContent } from './reading/content-client.ts'
import { readAsTheSite } from './reading/losses.ts'
import { findHiddenNodes } from './reading/not-shown.ts'
import { type WalkedNode, walkTree } from './reading/walk.ts'
import { describeKept, describeLanguages, describeLosses, describeMapping, describePages } from './report.ts'
import { siteSettings } from './site-settings.ts'

/** Reads a content system's tree and writes `.env` and a mapping file. Returns the exit code. */
export async function connect(options: Options<'connect'>): Promise<number> {
  if (options.report || options.content === undefined) {
    console.log(options.report ? await reportLink() : usage.connect)
    return options.report ? 0 : 1
  }
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
  const { PICTURE_HOSTS = '' } = parseEnv(textOf(paths.env))
  const hosts = [new URL(client.url).host, ...PICTURE_HOSTS.split(',').map(host => host.trim())]
  const { routes, losses, pictures } = readAsTheSite(tree, nodes, mapping, hosts)
  const hidden = findHiddenNodes(nodes, routes, mapping)
  const missing = await findMissingPictures(pictures, client.url)

  say(describeMapping(parts))
  say(describeKept(kept))
  say(describePages(routes, nodes.length))
  say(describeLanguages(await readContentIn({ CONTENT_URL: client.url, CONTENT_MAPPING: mapping }).languages(), routes))
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
}

/** Foreign names could control the terminal. */
function say(text: string): void {
  if (text) console.log(printable(text))
}

function propose(tree: unknown, nodes: readonly WalkedNode[], before: string) {
  const types = proposeTypes(nodes)
  const typesAlone = mappingIn(mappingText({ types, properties: [], keys: [] }, before).text, 'The proposed mapping')
  const typeOf = ({ type }: WalkedNode) =>
    typesAlone.types.get(type.toLowerCase()) ?? (isOwnType(type) ? type : undefined)
  const { properties, unread } = proposeProperties(nodes, typeOf)
  const { routes } = readAsTheSite(tree, [], typesAlone)
  const pages = new Set([...routes.byPath.values()].map(page => page.key))
  const named = mappingIn(mappingText({ types, properties, keys: [] }, before).text, 'The proposed mapping')
  const fares = proposeFares(nodes, named)
  const parts = {
    types,
    properties,
    ...(fares.length > 0 && { fares }),
    keys: proposeKeys(nodes, node => pages.has(node.key)),
  }
  const { properties: mapped } = mappingIn(before, 'The mapping file')
  return { parts, unread: unread.filter(({ property }) => !mapped.has(property.toLowerCase())) }
}

function mappingIn(text: string, what: string): ContentMapping {
  const read = readMapping(text)
  if ('mapping' in read) return read.mapping
  throw problem(printable(`${what} cannot be read: ${read.mistakes.join('; ')}`))
}

const maxTried = 200
const atOnce = 8
const timeLimit = 10_000

/** Answered with 404; samples a very long list. */
async function findMissingPictures(
  pictures: readonly string[],
  contentUrl: string,
): Promise<{ tried: number; missing: string[] }> {
  const ownPictures = pictures.filter(src => src.startsWith('/')).slice(0, maxTried)
  const waiting = [...ownPictures]
  const missing: string[] = []
  const worker = async () => {
    for (let src = waiting.shift(); src !== undefined; src = waiting.shift())
      if (await isMissing(contentUrl + src)) missing.push(src)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { tried: ownPictures.length, missing: missing.sort() }
}

async function isMissing(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(timeLimit)
  const response = await fetch(address, { redirect: 'manual', signal }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.status === 404 || response?.status === 410
}

/** A bar on a terminal, a line each tenth elsewhere. */
function progressBar(what: string): (done: number, all: number) => void {
  const width = 30
  let shown = -1
  return (done, all) => {
    const share = all === 0 ? 1 : done / all
    const step = Math.floor(share * (process.stdout.isTTY ? 100 : 10))
    if (step === shown) return
    shown = step
    const filled = Math.round(share * width)
    const line = `${what} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done} of ${all}`
    process.stdout.write(process.stdout.isTTY ? `\r${line}\x1b[K${share === 1 ? '\n' : ''}` : `${line}\n`)
  }
}

const days = 7

async function reportLink(): Promise<string> {
  const { SITE_URL, CONTENT_SECRET } = siteSettings()
  const until = Math.floor(Date.now() / 1000) + days * 86_400
  const grant = await grantPreview('link', contentReportKey, until, CONTENT_SECRET)
  return `${SITE_URL}${contentReportPath}?${writeGrant(grant)}`
}

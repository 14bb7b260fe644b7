import { frameHosts } from '@agency/contracts/site/frame-hosts.ts'
import { parseBounded, TooMuchHtml } from '@agency/service-kit/http/bounded-html.ts'
import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Elements that always run, load or collect something. */
const harmful = new Set(
  'script style object embed applet frame frameset base meta link form input button textarea select template'.split(
    ' ',
  ),
)
const addresses = new Set([
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'data',
  'poster',
  'background',
  'xlink:href',
  'ping',
])
const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:', 'poster:'])
const maxElements = 5000

/** In words for the author: elements that run or collect something, handlers, other protocols, frames of strangers. */
export function harmIn(html: string): string[] {
  if (!html.includes('<')) return []
  const harms = new Set<string>()
  const open: Node[] = []
  try {
    open.push(parseBounded(html, maxElements).tree)
  } catch (error) {
    if (error instanceof TooMuchHtml) return ['has too many elements, or nests them too deeply']
    throw error
  }
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) for (const message of harmOf(node)) harms.add(message)
    if ('content' in node) open.push(node.content)
    if ('childNodes' in node) open.push(...node.childNodes.toReversed())
  }
  return [...harms]
}

function harmOf({ tagName, attrs }: Element): string[] {
  if (harmful.has(tagName)) return [`must not have <${tagName}>: no visitor would get it`]
  const source = attrs.find(({ name }) => name === 'src')?.value ?? ''
  return [
    ...(tagName === 'iframe' && !isKnownFrame(source)
      ? ['must not have a frame but one of YouTube, Vimeo, Google Maps or OpenStreetMap']
      : []),
    ...attrs.flatMap(({ name, value, prefix }) => {
      if (/^on/i.test(name) || name === 'srcdoc') return [`must not have ${name}: it would run in a visitor's browser`]
      const protocol = addresses.has(prefix ? `${prefix}:${name}` : name) ? protocolOf(value) : undefined
      return protocol === undefined || protocols.has(protocol) ? [] : [`must not lead to ${protocol}`]
    }),
  ]
}

/** The protocol of an address as browsers read it: they ignore white space. Undefined without a protocol. */
function protocolOf(address: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers overlook them, so they hide a protocol
  return /^[a-z][a-z0-9+.-]*:/i.exec(address.replace(/[\u0000-\u0020]/g, ''))?.[0].toLowerCase()
}

function isKnownFrame(source: string): boolean {
  const url = URL.parse(source.replace(/^\/\//, 'https://'))
  return (
    url !== null && /^https?:$/.test(url.protocol) && Object.values(frameHosts).some(host => host.test(url.hostname))
  )
}

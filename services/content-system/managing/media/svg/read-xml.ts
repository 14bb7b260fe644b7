import { SaxesParser, type SaxesTagNS } from 'saxes'
import { DrawingRefused } from './drawing-refused.ts'

/** An element as it was read, its prefixes resolved. */
export type XmlElement = {
  /** Without its prefix; undefined for what is no part of SVG, such as the notes that drawing programs keep. */
  name: string | undefined
  attributes: Map<string, string>
  children: (XmlElement | string)[]
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = new Set(['http://www.w3.org/1999/xlink', 'xlink'])

const limits = { elements: 20_000, depth: 100, entities: 100, entityLength: 1000, entityUses: 1000 }
const TOO_MANY = `This SVG has more than ${limits.elements.toLocaleString('en')} parts, or parts within one another more than ${limits.depth} times. Please export it as PNG.`

/**
 * Reads a file as XML: its text by its byte order mark, or else by its declaration; entities that it declares as texts.
 * @throws {DrawingRefused} when it is no XML, or larger than a drawing is, before all of it is read.
 */
export function readXml(file: Uint8Array): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const root: XmlElement = { name: undefined, attributes: new Map(), children: [] }
  const open = [root]
  let count = 0

  parser.on('error', error => {
    // What a program forgot to declare is no part of the drawing.
    if (!/unbound namespace prefix/.test(error.message)) throw malformed(error.message)
  })
  parser.on('doctype', text => declareEntities(parser, text))
  parser.on('opentag', tag => {
    count += 1
    if (count > limits.elements || open.length > limits.depth) throw new DrawingRefused(TOO_MANY)
    const element = elementOf(tag)
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', text => void open.at(-1)?.children.push(text))
  parser.on('cdata', text => void open.at(-1)?.children.push(text))
  parser.write(decoded(file).trimStart()).close()
  const first = root.children.find(child => typeof child !== 'string')
  if (first === undefined) throw malformed('no element')
  return first
}

const malformed = (message: string) =>
  new DrawingRefused(`This SVG cannot be read: ${message.slice(0, 120)} Please export it again, or as PNG.`)

function elementOf({ uri, local, attributes }: SaxesTagNS): XmlElement {
  const kept = new Map<string, string>()
  for (const attribute of Object.values(attributes)) {
    const isLink = attribute.local === 'href' && XLINK.has(attribute.uri)
    if (attribute.uri === '') kept.set(attribute.local, attribute.value)
    else if (isLink && !kept.has('href')) kept.set('href', attribute.value)
    else if (attribute.name === 'xml:space') kept.set('xml:space', attribute.value)
  }
  return { name: uri === SVG || uri === '' ? local : undefined, attributes: kept, children: [] }
}

/** Texts without markup and without other entities; the others stay undeclared, and their use is a fault of the file. */
function declareEntities(parser: SaxesParser<{ xmlns: true }>, doctype: string): void {
  const declared = doctype.slice(0, 100_000).matchAll(/<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')/g)
  const entities: Record<string, string> = Object.assign(Object.create(null), parser.ENTITIES)
  let uses = 0
  for (const [, name = '', double, single] of [...declared].slice(0, limits.entities)) {
    const text = double ?? single ?? ''
    if (/[<&%]/.test(text) || text.length > limits.entityLength || name in entities) continue
    Object.defineProperty(entities, name, {
      get() {
        uses += 1
        if (uses > limits.entityUses) throw new DrawingRefused(TOO_MANY)
        return text
      },
    })
  }
  parser.ENTITIES = entities
}

/** The text of an XML file. */
function decoded(file: Uint8Array): string {
  return decoderOf(encodingOf(Buffer.from(file.subarray(0, 200)).toString('latin1'))).decode(file)
}

/** By XML 1.0, appendix F. @param head The first bytes, each as one character. */
function encodingOf(head: string): string {
  if (/^(?:ÿþ|<\0)/.test(head)) return 'utf-16le'
  if (/^(?:þÿ|\0<)/.test(head)) return 'utf-16be'
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)/.exec(head)?.[1] ?? 'utf-8'
  // A declaration in single bytes is not UTF-16, even if it says so.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

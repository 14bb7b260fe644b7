import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { attributes, elements, shapes, staysWithin, wrappers } from './svg-parts.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** More than these were drawn to keep somebody's computer busy. */
const MOST_ELEMENTS = 20_000
const DEEPEST = 100
/** Pixels of the longer side, so that cuts of small drawings are as sharp as others. */
const LONGEST_SIDE = 1600

/** A drawing without anything but shapes; undefined where nothing of it can be shown. */
export function cleanSvg(text: string): string | undefined {
  if (/<!ENTITY/i.test(text)) return undefined
  const fragment = parseFragment(text.replace(/^\ufeff?\s*<\?xml[^>]*\?>/, ''))
  const root = fragment.childNodes.find((node): node is Element => isElement(node) && node.tagName === 'svg')
  const size = root && sizeOf(root)
  if (root === undefined || size === undefined || !isModest(root)) return undefined
  const [least, top, width, height] = size
  const scale = LONGEST_SIDE / Math.max(width, height)
  const hollow = withUses(root)
  const shown = root.childNodes.map(node => written(node, hollow)).join('')
  if (![...shapes].some(shape => shown.includes(`<${shape} `))) return undefined
  const kept = attributesOf(root).filter(([name]) => !['width', 'height', 'viewBox', 'x', 'y'].includes(name))
  const own = [
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['viewBox', `${least} ${top} ${width} ${height}`],
    ['width', `${Math.max(1, Math.round(width * scale))}`],
    ['height', `${Math.max(1, Math.round(height * scale))}`],
    ...kept,
  ]
  return `<svg${own.map(([name, value]) => ` ${name}="${escaped(value ?? '')}"`).join('')}>${shown}</svg>`
}

const isElement = (node: Node): node is Element => 'tagName' in node
const attributeOf = (element: Element, name: string) => element.attrs.find(attribute => attribute.name === name)?.value

/** What the drawing covers, by its viewBox or else its size. */
function sizeOf(root: Element): [number, number, number, number] | undefined {
  const box = (attributeOf(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const side = (name: string) => Number.parseFloat(attributeOf(root, name) ?? '')
  const [least = 0, top = 0, width = 0, height = 0] = box.length === 4 ? box : [0, 0, side('width'), side('height')]
  const isSound = [least, top, width, height].every(Number.isFinite) && width > 0 && height > 0
  return isSound && width / height < 20 && height / width < 20 ? [least, top, width, height] : undefined
}

/** Whether a drawing has as many parts, one in another, as a drawing has. */
function isModest(root: Element): boolean {
  let level: Element[] = [root]
  let count = 0
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length
    if (depth > DEEPEST || count > MOST_ELEMENTS) return false
    level = level.flatMap(element => element.childNodes.filter(isElement))
  }
  return true
}

/** The ids of what uses something else. Using those again and again would make millions of a few. */
function withUses(element: Element, above: string[] = [], found = new Set<string>()): Set<string> {
  const id = attributeOf(element, 'id')
  const ids = id === undefined ? above : [...above, id]
  if (element.tagName === 'use' || element.tagName === 'pattern') for (const one of ids) found.add(one)
  for (const child of element.childNodes) if (isElement(child)) withUses(child, ids, found)
  return found
}

function written(node: Node, hollow: Set<string>): string {
  if (node.nodeName === '#text') return escaped((node as DefaultTreeAdapterTypes.TextNode).value)
  if (!isElement(node)) return ''
  const { tagName } = node
  if (wrappers.has(tagName)) return node.childNodes.map(child => written(child, hollow)).join('')
  if (!elements.has(tagName)) return ''
  const target = attributeOf(node, 'href') ?? ''
  if (tagName === 'use' && (!/^#[\w-]+$/.test(target) || hollow.has(target.slice(1)))) return ''
  const inner = node.childNodes.map(child => written(child, hollow)).join('')
  if (tagName === 'style') return staysWithin(inner) && !inner.includes('<') ? `<style>${inner}</style>` : ''
  const own = attributesOf(node).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${tagName} ${own.join('').trim()}>${inner}</${tagName}>`
}

function attributesOf({ attrs }: Element): [string, string][] {
  return attrs.flatMap(({ name, value }): [string, string][] => {
    if (name === 'href') return /^#[\w-]+$/.test(value) ? [[name, value]] : []
    return attributes.has(name) && staysWithin(value) ? [[name, value]] : []
  })
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

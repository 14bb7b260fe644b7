import { parseBounded } from '@agency/service-kit/http/bounded-html.ts'
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toParse5 } from 'hast-util-to-parse5'
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { elementsLeft } from '../../readers/reading.server.ts'

/** Deeper text is a mistake or an attack and loses its tags. */
const deepest = 40

/** To at most 40 levels. @throws TooMuchHtml when the texts of one answer together have more elements than a page. */
export function readTree(html: string): Root {
  const left = elementsLeft()
  // No script runs, so `noscript` is read as content.
  const { tree: fragment, elements } = parseBounded(html, left.count, { scriptingEnabled: false })
  left.count -= elements
  flatten(fragment)
  return fromParse5(fragment) as Root
}

export const readSafeTree = (html: string): Root => fromParse5(parseFragment(html)) as Root

export function writeTree(tree: Root): string {
  return serialize(toParse5(tree) as DefaultTreeAdapterTypes.DocumentFragment)
}

/** Lower case, because the sanitizer compares schemes literally. */
export const smallScheme = (address: string): string =>
  address.replace(/^[a-z][a-z\d+.-]*:/i, scheme => scheme.toLowerCase())

export function element(tagName: string, properties: Properties, ...children: ElementContent[]): Element {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined)
  return { type: 'element', tagName, properties: Object.fromEntries(entries), children }
}

export const textNode = (value: string): ElementContent => ({ type: 'text', value })

export const unseen = (words: string): Element => element('span', { className: ['visually-hidden'] }, textNode(words))

/** By their names in HTML. */
export function attributesOf({ properties }: Element): Record<string, string> {
  const named = Object.entries(properties).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(
    named.map(([name, value]) => [
      name.replace(/[A-Z]/g, capital => (name.startsWith('data') ? `-${capital}` : capital).toLowerCase()),
      Array.isArray(value) ? value.join(' ') : String(value),
    ]),
  )
}

/** The elements that `see` returns replace the visited one. unist-util-visit would take half of the time of reading. */
export function eachElement(parent: Root | Element, see: (element: Element) => ElementContent[] | undefined): void {
  for (let at = 0; at < parent.children.length; at++) {
    const child = parent.children[at]
    if (child?.type !== 'element') continue
    const instead = see(child)
    if (instead === undefined) {
      eachElement(child, see)
    } else {
      parent.children.splice(at, 1, ...instead)
      at += instead.length - 1
    }
  }
}

const inLine = new Set('a abbr b code del em i ins mark s small span strong sub sup u'.split(' '))

export function wordsOf(node: Root | RootContent): string {
  return textOf(node).replace(/\s+/g, ' ').trim()
}

function textOf(node: Root | RootContent): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  if (node.type === 'element' && String(node.properties.className) === 'visually-hidden') return ''
  const text = node.children.map(textOf).join('')
  return node.type === 'element' && !inLine.has(node.tagName) ? ` ${text} ` : text
}

type Parent = DefaultTreeAdapterTypes.ParentNode
type Child = DefaultTreeAdapterTypes.ChildNode

/** Iterative, because recursion would overflow on deeply nested text. */
function flatten(fragment: Parent): void {
  const open: [Parent, number][] = [[fragment, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [parent, depth] = next
    if (depth === deepest) parent.childNodes = textsIn(parent)
    else for (const child of parent.childNodes) if ('childNodes' in child) open.push([child, depth + 1])
  }
}

function textsIn(parent: Parent): Child[] {
  const matches: Child[] = []
  const left = parent.childNodes.toReversed()
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.nodeName === '#text') matches.push(node)
    else if ('childNodes' in node && !silent.has(node.nodeName)) left.push(...node.childNodes.toReversed())
  }
  return matches
}

const silent = new Set(['script', 'style', 'textarea', 'option', 'iframe'])

import { parseBounded } from '@agency/service-kit/http/bounded-html.ts'
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toParse5 } from 'hast-util-to-parse5'
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { elementsLeft } from '../../readers/reading.server.ts'

/** Deeper text is a mistake or an attack: its tags go. */
const deepest = 40

/**
 * HTML as a browser reads it; anything is HTML. No more than 40 elements stand inside one another.
 * @throws TooMuchHtml when the texts of one answer together have more elements than a page.
 */
export function readTree(html: string): Root {
  const left = elementsLeft()
  // Nothing of a text is run, so what stands in for a script is read like the rest.
  const { tree: fragment, elements } = parseBounded(html, left.count, { scriptingEnabled: false })
  left.count -= elements
  flatten(fragment)
  return fromParse5(fragment) as Root
}

/** HTML that was made safe before. */
export const readSafeTree = (html: string): Root => fromParse5(parseFragment(html)) as Root

/** A tree as HTML, in the spelling of the HTML standard. */
export function writeTree(tree: Root): string {
  return serialize(toParse5(tree) as DefaultTreeAdapterTypes.DocumentFragment)
}

/** An address as the sanitizer knows it: it compares schemes letter by letter. */
export const smallScheme = (address: string): string =>
  address.replace(/^[a-z][a-z\d+.-]*:/i, scheme => scheme.toLowerCase())

/** An element of ours. Properties without a value are left out. */
export function element(tagName: string, properties: Properties, ...children: ElementContent[]): Element {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined)
  return { type: 'element', tagName, properties: Object.fromEntries(given), children }
}

export const textNode = (value: string): ElementContent => ({ type: 'text', value })

/** Words for ears, unseen. */
export const unseen = (words: string): Element => element('span', { className: ['visually-hidden'] }, textNode(words))

/** An element's attributes as texts, by the names that they have in HTML. */
export function attributesOf({ properties }: Element): Record<string, string> {
  const named = Object.entries(properties).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(
    named.map(([name, value]) => [
      name.replace(/[A-Z]/g, capital => (name.startsWith('data') ? `-${capital}` : capital).toLowerCase()),
      Array.isArray(value) ? value.join(' ') : String(value),
    ]),
  )
}

/**
 * Shows every element, from first to last and each before those inside it. What `see` gives back takes its place and is not
 * looked into. (unist-util-visit does the same and takes half of the time of the whole reading.)
 */
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

/** The words that are to be seen, on one line. */
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

/** Step by step, because a call for each level would not get to the end of a text that is deep enough. */
function flatten(fragment: Parent): void {
  const open: [Parent, number][] = [[fragment, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [parent, depth] = next
    if (depth === deepest) parent.childNodes = textsIn(parent)
    else for (const child of parent.childNodes) if ('childNodes' in child) open.push([child, depth + 1])
  }
}

function textsIn(parent: Parent): Child[] {
  const found: Child[] = []
  const left = parent.childNodes.toReversed()
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.nodeName === '#text') found.push(node)
    else if ('childNodes' in node && !silent.has(node.nodeName)) left.push(...node.childNodes.toReversed())
  }
  return found
}

/** Elements whose content is no text for readers. */
const silent = new Set(['script', 'style', 'textarea', 'option', 'iframe'])

import { type CssContext, cleanDeclarations, cleanSheet, cleanValue } from './css.ts'
import { type Part, refuseExpansion } from './drawing-cost.ts'
import { DrawingRefused } from './drawing-refused.ts'
import { type Box, sizeOf } from './drawing-size.ts'
import { embeddedPicture } from './embedded-picture.ts'
import { readXml, type XmlElement } from './read-xml.ts'
import * as svg from './svg-parts.ts'

/** A drawing as it is kept, and what of it is not, in words. */
export type CleanDrawing = { text: string; leftOut: string[] }

/** Pixels of the longer side, so that cuts of small drawings are as sharp as others. */
const LONGEST_SIDE = 1600
const NO_DRAWING = 'This file is not a drawing, whatever its name says. Please export it as SVG or PNG.'
const NOTHING = 'Nothing of this SVG can be shown'

/**
 * A drawing without anything but shapes, texts and pictures of its own, its parts named anew.
 * @throws {DrawingRefused} when nothing of it can be shown, or too much would have to be drawn.
 */
export async function cleanSvg(file: Uint8Array): Promise<CleanDrawing> {
  const root = readXml(file)
  if (root.name !== 'svg') throw new DrawingRefused(NO_DRAWING)
  const box = sizeOf(root.attributes)
  const leftOut = new Set<string>()
  const part = kept(root, contextOf(root, leftOut))
  if (part === undefined) throw new DrawingRefused(NO_DRAWING)
  refuseExpansion(part)
  await embed(part, leftOut)
  if (!hasShape(part)) {
    const reason = leftOut.size > 0 ? `: it consists of ${[...leftOut].join(', ')}` : ''
    throw new DrawingRefused(`${NOTHING}${reason}. Please export it as PNG.`)
  }
  return { text: written({ ...part, attributes: rootAttributes(part, box) }), leftOut: [...leftOut] }
}

function rootAttributes({ attributes }: Part, { left, top, width, height }: Box): [string, string][] {
  const scale = LONGEST_SIDE / Math.max(width, height)
  return [
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['viewBox', `${left} ${top} ${width} ${height}`],
    ['width', `${Math.max(1, Math.round(width * scale))}`],
    ['height', `${Math.max(1, Math.round(height * scale))}`],
    ...attributes.filter(([name]) => !['width', 'height', 'viewBox', 'x', 'y'].includes(name)),
  ]
}

/** New names follow the order in which parts are first spoken of, so that cleaning twice changes nothing. */
function contextOf(root: XmlElement, leftOut: Set<string>): CssContext {
  const names = new Map<string, string>()
  const ids = new Set<string>()
  collect(root)
  function collect({ attributes, children }: XmlElement): void {
    const id = attributes.get('id')
    if (id !== undefined) ids.add(id)
    for (const child of children) if (typeof child !== 'string') collect(child)
  }
  return {
    nameOf(written) {
      const id = ids.has(written) ? written : unescaped(written)
      const name = names.get(id) ?? `a${names.size + 1}`
      names.set(id, name)
      return name
    },
    leaveOut: words => void (words && leftOut.add(words)),
  }
}

function unescaped(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function kept(element: XmlElement, context: CssContext): Part | undefined {
  const { name = '', children } = element
  if (!svg.elements.has(name)) {
    context.leaveOut(Object.hasOwn(svg.leftOutWords, name) ? svg.leftOutWords[name] : undefined)
    return undefined
  }
  if (name === 'style') {
    const text = children.filter(child => typeof child === 'string').join('')
    return { name, id: undefined, attributes: [], children: [], rules: cleanSheet(text, context) }
  }
  const href = linkOf(element, context)
  if ((name === 'use' || name === 'image') && href === undefined) return undefined
  const id = element.attributes.get('id')
  const attributes = attributesOf(element, context)
  return {
    name,
    id: id === undefined ? undefined : context.nameOf(id),
    attributes: href === undefined ? attributes : [...attributes, ['href', href]],
    children: contentOf(element, context),
  }
}

function contentOf({ name = '', children }: XmlElement, context: CssContext): (Part | string)[] {
  return children.flatMap((child): (Part | string)[] => {
    if (typeof child === 'string') return svg.withText.has(name) ? [child] : []
    if (child.name === 'a') return contentOf({ ...child, name }, context)
    if (child.name === 'switch') return choiceOf(child, context)
    return listOf(kept(child, context))
  })
}

/** Of a switch one alternative is shown: the first that can be kept and is for every language. */
function choiceOf({ children }: XmlElement, context: CssContext): Part[] {
  const alternatives = children.filter(child => typeof child !== 'string')
  const possible = alternatives.filter(({ name = '' }) => svg.elements.has(name))
  const chosen = possible.find(({ attributes }) => !attributes.has('systemLanguage')) ?? possible[0] ?? alternatives[0]
  return listOf(chosen && kept(chosen, context))
}

const listOf = (part: Part | undefined): Part[] => (part === undefined ? [] : [part])

/** What an element refers to: a part of the drawing, or a picture within the file. */
function linkOf({ name, attributes }: XmlElement, { nameOf, leaveOut }: CssContext): string | undefined {
  const href = attributes.get('href')?.trim()
  if (href === undefined) return undefined
  if (name === 'image') {
    if (/^data:/i.test(href)) return href
  } else if (/^#./.test(href)) return `#${nameOf(href.slice(1))}`
  leaveOut(svg.ELSEWHERE)
  return undefined
}

function attributesOf({ attributes }: XmlElement, context: CssContext): [string, string][] {
  return [...attributes].flatMap(([name, value]): [string, string][] => {
    if (svg.attributes.has(name)) return [[name, value]]
    if (name === 'style') {
      const style = cleanDeclarations(value, context).map(one => `${one.name}:${one.value}`)
      return style.length > 0 ? [[name, style.join(';')]] : []
    }
    if (!svg.styles.has(name)) {
      context.leaveOut(svg.leftOutOf(name, value))
      return []
    }
    const clean = cleanValue(value, context)
    if (clean === undefined && /url/i.test(value)) context.leaveOut(svg.ELSEWHERE)
    return clean === undefined ? [] : [[name, clean]]
  })
}

/** Makes the pictures of a drawing anew, and takes out those that cannot be. */
async function embed(part: Part, leftOut: Set<string>): Promise<void> {
  for (const child of [...part.children]) {
    if (typeof child === 'string') continue
    if (child.name !== 'image') await embed(child, leftOut)
    else {
      const href = child.attributes.find(([name]) => name === 'href')
      const made = href && (await embeddedPicture(href[1]))
      if (href && made) href[1] = made
      else {
        leftOut.add('embedded pictures that are no sound PNG or JPEG')
        part.children.splice(part.children.indexOf(child), 1)
      }
    }
  }
}

const hasShape = (part: Part): boolean =>
  svg.shapes.has(part.name) || part.children.some(child => typeof child !== 'string' && hasShape(child))

function written({ name, id, attributes, children, rules }: Part): string {
  if (rules) {
    const texts = rules.map(({ selector, declarations }) => {
      return `${selector}{${declarations.map(one => `${one.name}:${one.value}`).join(';')}}`
    })
    return texts.length > 0 ? `<style>${escaped(texts.join('\n'))}</style>` : ''
  }
  const own: [string, string][] = id === undefined ? attributes : [['id', id], ...attributes]
  const inner = children.map(child => (typeof child === 'string' ? escaped(child) : written(child))).join('')
  const head = `${name}${own.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}`
  return inner === '' ? `<${head}/>` : `<${head}>${inner}</${name}>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

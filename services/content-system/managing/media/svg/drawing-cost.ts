import type { Rule } from './css.ts'
import { DrawingRefused } from './drawing-refused.ts'

/** A part of a drawing as it is kept: only what is allowed, under new names. */
export type Part = {
  name: string
  id: string | undefined
  attributes: [string, string][]
  children: (Part | string)[]
  /** The rules of a style sheet. */
  rules?: Rule[]
}

const MAX_DRAWN = 100_000
const MAX_CHAIN = 200
/** A mask, a pattern or a clip needs a picture of its own. */
const LAYER = 10
const TOO_MUCH = `Parts of this SVG repeat one another so often that more than ${MAX_DRAWN.toLocaleString('en')} would be drawn. Please export it as PNG.`

const REFERENCE = /url\(#(a\d+)\)/g
/** These hold for an element as a whole; colours and markers hold for all that it contains. */
const forWhole = new Set(['mask', 'clip-path', 'opacity'])
const isPart = (child: Part | string): child is Part => typeof child !== 'string'
const referencesIn = (value: string) => [...value.matchAll(REFERENCE)].map(([, id = '']) => id)

/**
 * Counts what a renderer would draw, each use, mask, pattern, clip and marker as often as it is needed, without drawing it.
 * @throws {DrawingRefused} when that is more than a drawing has, or would never end.
 */
export function refuseExpansion(root: Part): void {
  const byId = new Map<string, Part>()
  const rules: Rule[] = []
  let hasMarkers = false
  collect(root)

  function collect(part: Part): void {
    if (part.id !== undefined) byId.set(part.id, part)
    if (part.name === 'marker') hasMarkers = true
    rules.push(...(part.rules ?? []))
    for (const child of part.children) if (isPart(child)) collect(child)
  }

  const sheet = rules.flatMap(({ selector, declarations }) =>
    declarations
      .filter(({ value }) => value.includes('url('))
      .map(({ name, value }) => ({ name, value, classes: classesIn(selector) })),
  )

  /** Every style of a part that refers to something, as far as that is known without its place in the drawing. */
  function referring(part: Part): { name: string; value: string }[] {
    const attribute = (name: string) => part.attributes.find(([one]) => one === name)?.[1] ?? ''
    const own = attribute('class').split(/\s+/)
    const isLeaf = !part.children.some(isPart)
    const styled = sheet.filter(({ classes }) => (classes.length > 0 ? classes.some(one => own.includes(one)) : isLeaf))
    const inline = attribute('style')
      .split(';')
      .map(text => ({ name: text.split(':', 1)[0] ?? '', value: text }))
    return [...part.attributes.map(([name, value]) => ({ name, value })), ...inline, ...styled].filter(
      ({ name, value }) => name !== 'style' && value.includes('url('),
    )
  }

  const known = new Map<Part, number>()

  function costOf(part: Part, chain: number): number {
    const before = known.get(part)
    if (before !== undefined) return before
    if (chain > MAX_CHAIN) return Number.POSITIVE_INFINITY
    // A part that needs itself never ends.
    known.set(part, Number.POSITIVE_INFINITY)
    const target = (id: string) => {
      const found = byId.get(id)
      return found === undefined || /Gradient$/.test(found.name) ? 0 : costOf(found, chain + 1)
    }
    let drawn = 1 + (hasMarkers ? verticesOf(part) : 0)
    for (const child of part.children) if (isPart(child)) drawn += costOf(child, chain + 1)
    const href = part.name === 'use' || part.name === 'textPath' ? linkOf(part) : undefined
    if (href !== undefined) drawn += target(href)
    let repeated = 1
    let once = 0
    for (const { name, value } of referring(part)) {
      const needed = referencesIn(value).reduce((sum, id) => sum + target(id), 0)
      if (forWhole.has(name)) once += needed + LAYER
      else repeated += needed
    }
    const cost = drawn * repeated + once
    known.set(part, cost)
    return cost
  }

  if (!(costOf(root, 0) <= MAX_DRAWN)) throw new DrawingRefused(TOO_MUCH)
}

const linkOf = ({ attributes }: Part) => attributes.find(([name]) => name === 'href')?.[1].slice(1)

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.([^\s#.:,>+~[\](){}*]+)/g)].map(([, name = '']) => name)

/** At most so many points has a line, each of which may carry a marker. */
function verticesOf({ attributes }: Part): number {
  const path = attributes.find(([name]) => name === 'd' || name === 'points')?.[1] ?? ''
  return Math.ceil((path.match(/[a-z]|[-\d.]+/gi)?.length ?? 0) / 2)
}

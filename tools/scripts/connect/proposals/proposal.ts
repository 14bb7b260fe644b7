import { inspect } from 'node:util'
import type { Fare } from '@agency/contracts/content/prices/fare.ts'
import { type Document, isMap, isNode, type Node, parseDocument, YAMLMap } from 'yaml'

export type Proposal<To = string> = { from: string; to: To; reason: string }

/** Umbraco makes no other aliases. */
const alias = /^[A-Za-z_][\w-]*$/

export type Parts = { types: Proposal[]; properties: Proposal[]; fares?: Proposal<Fare>[]; keys: Proposal[] }

const heading =
  ' How this installation names what the site shows. Written by `npm run connect`; change it as you like (docs/plug-in.md).'

/**
 * Keeps existing lines, even against a proposal, and adds missing ones.
 * @param before The present file, or empty.
 * @returns Also the rejected proposals.
 */
export function mappingText(parts: Parts, before = ''): { text: string; kept: Proposal<unknown>[] } {
  const document = parseDocument(before)
  if (before.trim() === '') document.commentBefore = heading
  const existing = Object.entries(parts).flatMap(([name, proposals]) => addTo(document, name, proposals))
  return { text: document.toString({ lineWidth: 0 }), kept: existing }
}

/** A name, or the facts of a fare in any order. */
export const inWords = (to: unknown): string =>
  typeof to === 'string' ? to : inspect(to, { sorted: true, breakLength: Infinity })

/** Creates a `null` or missing part. */
function addTo(document: Document, name: string, proposals: Proposal<unknown>[]): Proposal<unknown>[] {
  if (!isMap(document.get(name))) document.set(name, new YAMLMap())
  const part = document.get(name) as YAMLMap
  const byName = new Map(
    part.items.map(({ key, value }) => [String(key).toLowerCase(), isNode(value) ? value.toJS(document) : value]),
  )
  const existing: Proposal<unknown>[] = []
  for (const proposal of proposals.filter(({ from }) => name === 'fares' || alias.test(from))) {
    const { from, to, reason } = proposal
    if (!byName.has(from.toLowerCase())) {
      const value = document.createNode(to, { flow: true }) as Node
      value.comment = ` ${reason.replace(/\s+/g, ' ')}`
      part.items.push(document.createPair(from, value))
    } else if (inWords(byName.get(from.toLowerCase())) !== inWords(to)) existing.push(proposal)
  }
  part.flow = part.items.length === 0
  return existing
}

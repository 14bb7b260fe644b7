import { type Document, isMap, isScalar, parseDocument, Scalar, YAMLMap } from 'yaml'

export type Proposal = { from: string; to: string; reason: string }

/** Umbraco makes no other aliases. */
const alias = /^[A-Za-z_][\w-]*$/

export type Parts = { types: Proposal[]; properties: Proposal[]; keys: Proposal[] }

const heading =
  ' How this installation names what the site shows. Written by `npm run connect`; change it as you like (docs/plug-in.md).'

/**
 * Keeps existing lines, even against a proposal, and adds missing ones.
 * @param before The present file, or empty.
 * @returns Also the rejected proposals.
 */
export function mappingText(parts: Parts, before = ''): { text: string; kept: Proposal[] } {
  const document = parseDocument(before)
  if (before.trim() === '') document.commentBefore = heading
  const kept = Object.entries(parts).flatMap(([name, proposals]) => addTo(document, name, proposals))
  return { text: document.toString({ lineWidth: 0 }), kept }
}

/** Creates a `null` or missing part. */
function addTo(document: Document, name: string, proposals: Proposal[]): Proposal[] {
  if (!isMap(document.get(name))) document.set(name, new YAMLMap())
  const part = document.get(name) as YAMLMap
  const known = new Map(
    part.items.map(({ key, value }) => [String(key).toLowerCase(), isScalar(value) ? value.value : value]),
  )
  const kept: Proposal[] = []
  for (const proposal of proposals.filter(({ from }) => alias.test(from))) {
    const { from, to, reason } = proposal
    if (!known.has(from.toLowerCase())) {
      const value = new Scalar(to)
      value.comment = ` ${reason.replace(/\s+/g, ' ')}`
      part.items.push(document.createPair(from, value))
    } else if (String(known.get(from.toLowerCase())) !== to) kept.push(proposal)
  }
  part.flow = part.items.length === 0
  return kept
}

import { fieldNamed } from '@agency/site/app/clients/content/mapping/mapping.ts'
import * as readers from '@agency/site/app/clients/content/readers/lenient-values.server.ts'
import type * as z from 'zod'
import { everyField } from '../every-field.ts'
import { guessedField } from '../guessed-names.ts'
import { isHtml, isItinerary, isPicture } from '../reading/shapes.ts'
import { isReadOn } from '../reading/shown-as.ts'
import type { WalkedNode } from '../reading/walk.ts'
import type { Proposal } from './proposal.ts'

export type UnreadProperty = { property: string; nodes: number; example: WalkedNode }

type TypeOf = (node: WalkedNode) => string | undefined

type Use = { property: string; members: WalkedNode[] }

/** Names count for more than values, and each field of a node takes one property. */
export function proposeProperties(
  nodes: readonly WalkedNode[],
  typeOf: TypeOf = () => undefined,
): { properties: Proposal[]; unread: UnreadProperty[] } {
  const used = new Map<string, Set<WalkedNode>>()
  const matches = new Map<Use, [string, string]>()
  // A picture's properties belong to it.
  const uses = usesOf(nodes).filter(({ property }) => !fieldNamed(property.replace(/Meta$/, '')))
  for (const decide of [byName, byShape]) {
    for (const use of uses.filter(one => !matches.has(one))) {
      const isFree = (field: string) =>
        !use.members.some(node => field in node.properties || used.get(field)?.has(node))
      const decision = decide(use, isFree)
      if (!decision) continue
      matches.set(use, decision)
      used.set(decision[0], new Set([...(used.get(decision[0]) ?? []), ...use.members]))
    }
  }
  const properties = [...matches].map(([{ property }, [to, reason]]) => ({ from: property, to, reason }))
  const left = uses.filter(use => !matches.has(use))
  return { properties, unread: [...left, ...readElsewhere(nodes, typeOf)].map(unreadUse) }
}

const unreadUse = ({ property, members }: Use): UnreadProperty => ({
  property,
  nodes: members.length,
  example: members[0] as WalkedNode,
})

function usesOf(nodes: readonly WalkedNode[]): Use[] {
  const uses = new Map<string, WalkedNode[]>()
  for (const node of nodes) {
    for (const name of Object.keys(node.properties)) {
      const use = uses.get(name)
      if (use) use.push(node)
      else uses.set(name, [node])
    }
  }
  return [...uses]
    .map(([property, members]) => ({ property, members }))
    .sort((one, other) => other.members.length - one.members.length)
}

function readElsewhere(nodes: readonly WalkedNode[], typeOf: TypeOf): Use[] {
  return usesOf(nodes).flatMap(({ property, members }) => {
    const field = fieldNamed(property)
    const lost = field ? members.filter(node => !isReadOn(typeOf(node), field)) : []
    return lost.length > 0 ? [{ property, members: lost }] : []
  })
}

function counts({ property, members }: Use) {
  const share = (fits: (value: unknown) => boolean) => members.filter(node => fits(node.properties[property])).length
  const pictures = share(isPicture)
  return { all: members.length, pictures, html: share(isHtml), words: share(isText) - pictures }
}

const isText = (value: unknown) => typeof value === 'string'

function byName(use: Use, isFree: (field: string) => boolean): [string, string] | undefined {
  const guess = guessedField(use.property)
  if (!guess || !isFree(guess) || !fits(everyField.shape[guess], counts(use))) return undefined
  return [guess, `by its name, on ${use.members.length} nodes`]
}

function byShape(use: Use, isFree: (field: string) => boolean): [string, string] | undefined {
  const { all, html, pictures } = counts(use)
  const days = use.members.filter(node => isItinerary(node.properties[use.property])).length
  if (days * 2 > all && isFree('itinerary')) return ['itinerary', `holds days on ${days} of ${all} nodes`]
  if (html * 2 > all && isFree('bodyText')) return ['bodyText', `holds HTML on ${html} of ${all} nodes`]
  if (pictures * 2 > all && isFree('image')) return ['image', `holds a picture on ${pictures} of ${all} nodes`]
  return undefined
}

/** A `banner` may be a text, a `description` a picture. */
function fits(reader: z.ZodType | undefined, { pictures, html, words, all }: ReturnType<typeof counts>): boolean {
  if (reader === readers.picture || reader === readers.pictures) return words < all
  if (reader === readers.richText) return pictures < all
  return reader !== readers.text || html < all
}

import { fieldNamed, fields, guessedField } from '../../site/app/clients/content/mapping/fields.ts'
import type { Proposal } from './proposal.ts'
import { isHtml, isPicture } from './shapes.ts'
import type { WalkedNode } from './walk.ts'

/** A property that nothing of the site reads. */
export type UnreadProperty = { property: string; nodes: number; example: WalkedNode }

/** A field for each property that is not spelled as one of ours, as far as one can be made out. */
export function proposeProperties(nodes: readonly WalkedNode[]): { properties: Proposal[]; unread: UnreadProperty[] } {
  const properties: Proposal[] = []
  const unread: UnreadProperty[] = []
  for (const [property, members] of usesOf(nodes)) {
    // What is said about a picture is read with it.
    if (fieldNamed(property.replace(/Meta$/, ''))) continue
    const found = decide(property, members)
    if (found) properties.push({ from: property, to: found[0], reason: found[1] })
    else unread.push({ property, nodes: members.length, example: members[0] as WalkedNode })
  }
  return { properties, unread }
}

function usesOf(nodes: readonly WalkedNode[]): [string, WalkedNode[]][] {
  const uses = new Map<string, WalkedNode[]>()
  for (const node of nodes) {
    for (const name of Object.keys(node.properties)) {
      const known = uses.get(name)
      if (known) known.push(node)
      else uses.set(name, [node])
    }
  }
  return [...uses].sort(([, one], [, other]) => other.length - one.length)
}

function decide(property: string, members: WalkedNode[]): [string, string] | undefined {
  const share = (fits: (value: unknown) => boolean) => members.filter(node => fits(node.properties[property])).length
  const isFree = (field: string) => !members.some(node => field in node.properties)
  const guess = guessedField(property)
  const html = share(isHtml)
  const pictures = share(isPicture)
  const words = share(value => typeof value === 'string') - pictures
  if (guess && isFree(guess) && fits(fields[guess].kind, { pictures, html, words, all: members.length })) {
    return [guess, `by its name, on ${members.length} nodes`]
  }
  if (html * 2 > members.length && isFree('bodyText'))
    return ['bodyText', `holds HTML on ${html} of ${members.length} nodes`]
  if (pictures * 2 > members.length && isFree('image')) {
    return ['image', `holds a picture on ${pictures} of ${members.length} nodes`]
  }
  return undefined
}

type Counts = { pictures: number; html: number; words: number; all: number }

/** Whether what stands there can be what the name says: a `banner` may be a text, a `description` a picture. */
function fits(kind: string, { pictures, html, words, all }: Counts): boolean {
  if (kind === 'picture' || kind === 'pictures') return words < all
  if (kind === 'html') return pictures < all
  return kind !== 'text' || html < all
}

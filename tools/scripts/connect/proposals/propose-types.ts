import { pageTypes } from '@agency/site/app/addresses/page-type.ts'
import { noType } from '@agency/site/app/clients/content/mapping/mapping.ts'
import { isOwnType, isPart } from '@agency/site/app/clients/content/mapping/type-names.ts'
import { guessedType, typeAtTop } from '../guessed-names.ts'
import { hasHtml, hasPicture, hasPrice } from '../reading/shapes.ts'
import type { WalkedNode } from '../reading/walk.ts'
import type { Proposal } from './proposal.ts'

const pages = Object.entries(pageTypes)
const pageOf = (alias: string) => pages.find(([, page]) => page.alias.toLowerCase() === alias.toLowerCase())

export function proposeTypes(nodes: readonly WalkedNode[]): Proposal[] {
  const ofType = Map.groupBy(nodes, node => node.type)
  const decided = new Map<string, string>()
  const proposals: Proposal[] = []
  const kinds = [...ofType].sort(([, one], [, other]) => topOf(one) - topOf(other))
  for (const [type, members] of kinds) {
    const isOnlyPart = !guessedType(type) && members.every(({ isListed }) => !isListed)
    if (isOwnType(type) || isOnlyPart) continue
    const keys = new Set(members.map(({ key }) => key))
    const inside = nodes.filter(({ parentKey }) => parentKey !== undefined && keys.has(parentKey))
    const [to, reason] = decide(type, members, { decided, inside })
    decided.set(type, to)
    proposals.push({ from: type, to, reason: `${howMany(members.length)}; ${reason}` })
  }
  return proposals
}

type Around = { decided: ReadonlyMap<string, string>; inside: readonly WalkedNode[] }

function decide(type: string, members: readonly WalkedNode[], { decided, inside }: Around): [string, string] {
  const guess = guessedType(type)
  if (guess) return [shortName(guess), 'by its name']
  const [first] = members
  const parent = first?.parentType
  if (isNamedLikeOffers(type) && inside.length > 0 && !hasHtml(members))
    return ['folder', 'holds offers, and has no text of its own']
  if (parent && decided.get(parent) === 'folder' && isNamedLikeOffers(parent))
    return [/promo/i.test(parent) ? 'promotion' : 'deal', `below ${parent}, which holds offers`]
  if (/cards?$/i.test(type) || haveOneName(members)) return [noType, 'its name says that it is a part']
  const top = members.find(
    node => node.depth === 0 || isHome(decided.get(node.parentType ?? '') ?? node.parentType ?? ''),
  )
  if (top) {
    const name = typeAtTop(type, top.segment)
    if (name === undefined) return [noType, 'its name says that it is a part, or settings']
    if (name !== 'prose') return [name, `by its address ${top.segment}`]
    if (top.childTypes.length > 0 && !top.childTypes.every(isPart)) {
      if (![...members, ...inside].some(isWorthAPage)) return [noType, 'neither it nor what is below it has text']
      return ['hub', 'at the top of the tree, with pages below']
    }
    return ['prose', hasHtml(members) ? 'at the top of the tree, with text' : 'at the top of the tree']
  }
  const above = decided.get(parent ?? '') ?? (parent ? shortName(parent) : noType)
  const below = pages.find(([name]) => name === above)?.[1].below
  if (below) return [below, `below ${parent}, which is a ${above}`]
  if (above === noType || !pages.some(([name]) => name === above)) return [noType, 'below nothing that is a page']
  if (hasPrice(members)) return ['detail', 'has prices']
  return hasHtml(members) ? ['prose', 'has text'] : [noType, 'has neither text nor prices']
}

const isNamedLikeOffers = (type: string) =>
  /(?:deals?|offers?|promos?|promotions?)(?:list|folder|root|group|categor(?:y|ies))?$/i.test(type)
const haveOneName = (members: readonly WalkedNode[]) =>
  members.length > 1 && new Set(members.map(({ name }) => name)).size === 1
const isWorthAPage = (node: WalkedNode) =>
  node.childTypes.length > 0 && node.depth > 0 ? true : hasHtml([node]) || hasPrice([node]) || hasPicture([node])
const isHome = (type: string) => type === 'home' || type.toLowerCase() === 'homepage'
const shortName = (alias: string) => pageOf(alias)?.[0] ?? alias
const topOf = (members: readonly WalkedNode[]) => Math.min(...members.map(node => node.depth))
const howMany = (count: number) => (count === 1 ? '1 node' : `${count} nodes`)

import { noType } from '../../site/app/clients/content/mapping/mapping.ts'
import { guessedType, isOwnType, isPart } from '../../site/app/clients/content/mapping/type-names.ts'
import { typeAtTop } from '../../site/app/clients/content/routes/page-aliases.ts'
import { pageTypes } from '../../site/app/page-types/registry.ts'
import type { Proposal } from './proposal.ts'
import { hasHtml, hasPrice } from './shapes.ts'
import type { WalkedNode } from './walk.ts'

const pages = Object.entries(pageTypes)
const pageOf = (alias: string) => pages.find(([, page]) => page.alias.toLowerCase() === alias.toLowerCase())

/** A page type for each content type that the site does not know, from the top of the tree down. */
export function proposeTypes(nodes: readonly WalkedNode[]): Proposal[] {
  const ofType = Map.groupBy(nodes, node => node.type)
  const decided = new Map<string, string>()
  const proposals: Proposal[] = []
  const kinds = [...ofType].sort(([, one], [, other]) => topOf(one) - topOf(other))
  for (const [type, members] of kinds) {
    if (isOwnType(type)) continue
    const [to, reason] = decide(type, members, decided)
    decided.set(type, to)
    proposals.push({ from: type, to, reason: `${howMany(members.length)}; ${reason}` })
  }
  return proposals
}

function decide(type: string, members: readonly WalkedNode[], decided: ReadonlyMap<string, string>): [string, string] {
  const guess = guessedType(type)
  if (guess) return [shortName(guess), 'by its name']
  const [first] = members
  const parent = first?.parentType
  const top = members.find(
    node => node.depth === 0 || isHome(decided.get(node.parentType ?? '') ?? node.parentType ?? ''),
  )
  if (top) {
    const alias = typeAtTop(type.toLowerCase(), top.segment.toLowerCase())
    if (alias === undefined) return [noType, 'its name says that it is a part, or settings']
    const name = shortName(alias)
    if (name !== 'prose') return [name, `by its address ${top.segment}`]
    if (top.childTypes.length > 0 && !top.childTypes.every(isPart))
      return ['hub', 'at the top of the tree, with pages below']
    return ['prose', hasHtml(members) ? 'at the top of the tree, with text' : 'at the top of the tree']
  }
  const above = decided.get(parent ?? '') ?? (parent ? shortName(parent) : noType)
  const below = pages.find(([name]) => name === above)?.[1].below
  if (below) return [below, `below ${parent}, which is a ${above}`]
  if (above === noType || !pages.some(([name]) => name === above)) return [noType, 'below nothing that is a page']
  if (hasPrice(members)) return ['detail', 'has prices']
  return hasHtml(members) ? ['prose', 'has text'] : [noType, 'has neither text nor prices']
}

const isHome = (type: string) => type === 'home' || type.toLowerCase() === 'homepage'
const shortName = (alias: string) => pageOf(alias)?.[0] ?? alias
const topOf = (members: readonly WalkedNode[]) => Math.min(...members.map(node => node.depth))
const howMany = (count: number) => (count === 1 ? '1 node' : `${count} nodes`)

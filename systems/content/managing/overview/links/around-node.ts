import type { AroundNode, ChildNode } from '@agency/contracts/manage/nodes/around.ts'
import { isForProduct } from '@agency/contracts/site/products.ts'
import { isTranslation } from '../../../database/place.ts'
import type { ContentMap } from '../../../files/checking/content-map.ts'
import type { SourceNode } from '../../../files/reading/source-node.ts'
import { isPage } from '../../../schemas/registry.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { workingContent } from '../working-content.ts'

type Options = Pick<ManageOptions, 'db' | 'store'>
const named = ({ key, name }: SourceNode) => ({ key, name })

/** The pages that show a part, and the list data of a node's children. Undefined for an unknown node. */
export async function aroundNode(
  options: Options & Pick<ManageOptions, 'preview'>,
  key: string,
): Promise<AroundNode | undefined> {
  const map = await workingContent(options)
  const node = map.byKey.get(key)
  if (node === undefined) return undefined
  const above = withAllAbove(map, node)
  const everywhere = above.some(({ alias }) => onEveryPage.has(alias))
  const children = map.nodes.filter(({ parentKey }) => parentKey === key).map(childNode)
  const isOffer = node.alias === 'deal'
  const ofPart = () => (isOffer ? pagesThatLookFor(map, node) : pagesThatShow(map, above))
  const pages = isPage(node.alias) || isTranslation(node) || everywhere ? [] : ofPart()
  const site = options.preview.siteUrl.replace(/\/$/, '')
  return { everywhere, isOffer, site, pages: pages.map(page => ({ ...named(page), path: map.pathOf(page) })), children }
}

/** Header and footer of every page use these. */
const onEveryPage = new Set(['menu', 'footer', 'settings'])

function withAllAbove({ byKey }: Pick<ContentMap, 'byKey'>, node: SourceNode): SourceNode[] {
  const parent = byKey.get(node.parentKey ?? '')
  return parent ? [node, ...withAllAbove({ byKey }, parent)] : [node]
}

/** The page above a part; for a row of slides, the pages that name it. */
function pagesThatShow(map: ContentMap, above: SourceNode[]): SourceNode[] {
  const row = above.find(({ alias }) => alias === 'widget')
  const isNamedBy = ({ properties: { slider } }: SourceNode) => slider === row?.key || slider === row?.urlSegment
  const ways = row ? map.nodes.filter(isNamedBy).map(node => withAllAbove(map, node)) : [above]
  return [...new Set(ways.flatMap(way => way.find(({ alias }) => isPage(alias)) ?? []))]
}

/** First the pages of its product. A row for a season counts: its days depend on the year. */
function pagesThatLookFor(map: ContentMap, offer: SourceNode): SourceNode[] {
  const { product, themes = [], dealTags = [] } = offer.properties as Wanted
  const takes = ({ properties }: SourceNode) => {
    const row = properties as Wanted
    return row.kind === 'deals' && isForProduct(row.product, product) && (!row.theme || themes.includes(row.theme))
  }
  const rows = Map.groupBy(
    map.nodes.filter(({ alias }) => alias === 'section'),
    ({ parentKey }) => parentKey,
  )
  const looksFor = ({ key, alias, properties }: SourceNode) => {
    const page = properties as Wanted
    // The last tag of a place is its country, whose offers fill in for a place without any.
    const places = page.dealTags?.slice(0, Math.max(1, page.dealTags.length - 1))
    if (alias === 'destinationPage') return places?.some(tag => dealTags.includes(tag))
    return rows.get(key)?.some(takes) ?? (alias === 'dealsPage' && isForProduct(page.product, product))
  }
  const isOfProduct = ({ properties }: SourceNode) => (properties as Wanted).product === product
  const matches = product ? map.nodes.filter(looksFor) : []
  return [...matches.filter(isOfProduct), ...matches.filter(page => !isOfProduct(page))]
}

type Wanted = { kind?: string; product?: string; theme?: string; themes?: string[]; dealTags?: string[] }

function childNode({ key, properties, publishAt, unpublishAt }: SourceNode): ChildNode {
  const first = (...names: string[]) =>
    names.map(name => properties[name]).find((value): value is string => typeof value === 'string' && value !== '')
  return {
    key,
    text: first('title', 'question', 'subtitle', 'menuLink', 'link') ?? '',
    picture: first('image', 'imageLogo') ?? null,
    from: first('validFrom', 'from') ?? publishAt?.toISOString() ?? null,
    until: first('validUntil', 'until') ?? unpublishAt?.toISOString() ?? null,
  }
}

import type { AroundNode, ChildNode } from '@agency/contracts/manage/nodes/around.ts'
import type { ContentMap } from '../../files/checking/content-map.ts'
import type { SourceNode } from '../../files/reading/source-node.ts'
import { isPage } from '../../schemas/registry.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { workingContent } from './working-content.ts'

type Options = Pick<ManageOptions, 'db' | 'store'>
const named = ({ key, name }: SourceNode) => ({ key, name })

/** Which pages show a node that is no page, and what lists show of the nodes right below it. Undefined if there is no such node. */
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
  const pages = isPage(node.alias) || everywhere ? [] : pagesThatShow(map, above)
  const site = options.preview.siteUrl.replace(/\/$/, '')
  return { everywhere, site, pages: pages.map(page => ({ ...named(page), path: map.pathOf(page) })), children }
}

/** Header and footer of every page are made from these. */
const onEveryPage = new Set(['menu', 'footer', 'settings'])

/** A node, and those above it, from the bottom. */
function withAllAbove({ byKey }: Pick<ContentMap, 'byKey'>, node: SourceNode): SourceNode[] {
  const parent = byKey.get(node.parentKey ?? '')
  return parent ? [node, ...withAllAbove({ byKey }, parent)] : [node]
}

/** The page that a part lies below; of a row of slides, the pages that name it. */
function pagesThatShow(map: ContentMap, above: SourceNode[]): SourceNode[] {
  const row = above.find(({ alias }) => alias === 'widget')
  const isNamedBy = ({ properties: { slider } }: SourceNode) => slider === row?.key || slider === row?.urlSegment
  const ways = row ? map.nodes.filter(isNamedBy).map(node => withAllAbove(map, node)) : [above]
  return [...new Set(ways.flatMap(way => way.find(({ alias }) => isPage(alias)) ?? []))]
}

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

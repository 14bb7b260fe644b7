import { readNodeKey } from '@agency/contracts/content/route-node.ts'
import { type ContentMapping, fieldNamed } from '@agency/site/app/clients/content/mapping/mapping.ts'
import { type BrokenItem, brokenItems } from '@agency/site/app/clients/content/readers/broken-items.server.ts'
import * as readers from '@agency/site/app/clients/content/readers/lenient-values.server.ts'
import { prepared, readingAt, reportLoss } from '@agency/site/app/clients/content/readers/reading.server.ts'
import { isPage } from '@agency/site/app/clients/content/routes/page-aliases.ts'
import { routeList } from '@agency/site/app/clients/content/routes/route-list.server.ts'
import { buildRouteIndex, type RouteIndex } from '@agency/site/app/clients/content/routes/route-resolution.ts'
import { linksThatLead } from '@agency/site/app/features/site-settings/living-links.ts'
import { isFixedAddress } from '@agency/site/app/fixed-routes.ts'
import type { PictureModel } from '@agency/ui/pictures/picture-model.ts'
import { everyField } from '../every-field.ts'
import { isReadOn, shownAs } from './shown-as.ts'
import type { WalkedNode } from './walk.ts'

export type LossGroup = BrokenItem & { count: number; nodes: string[] }

export type Reading = { routes: RouteIndex; losses: LossGroup[]; pictures: string[] }

/** @param pictureHosts Allowed hosts; unchecked without them. */
export function readAsTheSite(
  tree: unknown,
  nodes: readonly WalkedNode[],
  mapping: ContentMapping,
  pictureHosts?: readonly string[],
): Reading {
  const groups = new Map<string, LossGroup>()
  let type: string | undefined
  const note = (message: unknown) => {
    const item = message as BrokenItem
    const field = fieldNamed(item.property ?? '')
    if (!field || isReadOn(type, field)) addTo(groups, item)
  }
  const pictures = new Set<string>()
  brokenItems.subscribe(note)
  try {
    const routes = buildRouteIndex(
      readingAt({ mapping }, () => routeList.parse(tree)),
      isPage,
    )
    const leads = linksThatLead(routes, isFixedAddress)
    const context = { mapping, nodes: routes.nodes, leads, ...(pictureHosts && { pictureHosts }) }
    const typeOf = shownAs(nodes, routes, mapping)
    for (const walked of nodes) {
      const { key, id, name, properties } = walked
      type = typeOf(walked)
      if (type === undefined) continue
      // Each by itself, because a page can have only so much text.
      readingAt(context, () => {
        const node = prepared({ ...properties, key, id, name, contentType: { alias: walked.type } })
        const { data } = readers.parseNode(everyField, node as Record<string, unknown>)
        for (const { src } of picturesIn(data)) pictures.add(src)
        const isSettings = mapping.keys?.settings && readNodeKey(key) === mapping.keys.settings
        if (isSettings && !data?.brandName)
          readingAt({ node: node as Record<string, unknown> }, () => reportLoss(noBrand, undefined))
      })
    }
    const losses = [...groups.values()].sort((one, other) => other.count - one.count)
    return { routes, losses, pictures: [...pictures] }
  } finally {
    brokenItems.unsubscribe(note)
  }
}

const noBrand = {
  reason: 'has no brandName',
  did: 'the site shows a plain name, and nothing else of these settings',
  todo: 'Fill it in, or name the property that holds it under properties in the mapping file.',
}

function addTo(groups: Map<string, LossGroup>, item: BrokenItem): void {
  const name = [item.property, item.reason, item.kind, item.property ? spellingOf(item.value) : item.name].join('\t')
  const group = groups.get(name) ?? { ...item, count: 0, nodes: [] }
  group.count += 1
  const page = item.page ? `, ${item.page}` : ''
  if (item.id !== undefined || item.key !== undefined || item.name !== undefined)
    group.nodes.push(`“${String(item.name ?? '')}” (node ${String(item.id ?? item.key ?? '?')}${page})`)
  groups.set(name, group)
}

const pictureFields = Object.entries(everyField.shape).flatMap(([name, reader]) =>
  reader === readers.picture || reader === readers.pictures ? [name] : [],
)

function picturesIn(data: Record<string, unknown> = {}): PictureModel[] {
  return pictureFields.flatMap(name => (data[name] ?? []) as PictureModel | PictureModel[])
}

function spellingOf(value = ''): string {
  return value.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'a')
}

import { readNodeKey } from '@agency/contracts/content/route-node.ts'
import { noType } from '@agency/site/app/clients/content/mapping/mapping.ts'
import { type KeyName, keyNames } from '@agency/site/app/clients/content/mapping/node-keys.ts'
import type { WalkedNode } from '../reading/walk.ts'
import type { Proposal } from './proposal.ts'

/** Matches type, name and segment together. */
const looks: Partial<Record<KeyName, RegExp>> = {
  settings: /\b(?:site|global|general|website)?-?settings?\b|\bconfig(?:uration)?\b|sitesettings/i,
  footer: /footer/i,
  tourMenu: /(?:tour|package)s?[\s-]*menu|menu[\s-]*(?:tour|package)/i,
  userMenu: /(?:user|member|account)s?[\s-]*menu/i,
  notFoundMenu: /404|not[\s-]*found/i,
  mainMenu: /(?:main|header|primary|top)[\s-]*(?:menu|nav)|\b(?:menu|navigation)\b/i,
  hotDeals: /hot[\s-]*deals/i,
  deals: /\bdeals?\b|\boffers?\b/i,
  promotions: /promotions?|countdown/i,
  authors: /authors?\b/i,
  flightSlider: /flight\S*[\s-]*(?:slider|banner|carousel)|(?:slider|banner|carousel)s?[\s-]*flight/i,
  blogSlider: /blog\S*[\s-]*(?:slider|banner|carousel)/i,
  scbSlider: /scb\S*[\s-]*(?:slider|banner|carousel)/i,
  homeSlider: /(?:home|main|hero)\S*[\s-]*(?:slider|banner|carousel)|\b(?:slider|carousel|banners?)\b/i,
}

/** Lists hold one node for each entry; a node without children is rather an entry. */
const lists = new Set<KeyName>(['deals', 'promotions', 'authors'])
const sliders = new Set<KeyName>(['flightSlider', 'blogSlider', 'scbSlider', 'homeSlider'])

/** @param isPage Pages are no candidates. */
export function proposeKeys(nodes: readonly WalkedNode[], isPage: (node: WalkedNode) => boolean): Proposal[] {
  const candidates = nodes.filter(node => !isPage(node))
  const used = new Set<WalkedNode>()
  const byName = new Map<KeyName, WalkedNode>()
  for (const [name, look] of Object.entries(looks) as [KeyName, RegExp][]) {
    const alike = candidates.filter(one => !used.has(one) && look.test(`${one.type} ${one.name} ${one.segment}`))
    const holder = alike.find(one => one.childTypes.length > 0)
    const node = sliders.has(name) ? holder : (lists.has(name) && holder) || alike[0]
    if (!node) continue
    byName.set(name, node)
    used.add(node)
  }
  const holderOf = (...names: KeyName[]) => {
    const parents = names.flatMap(name => byName.get(name)?.parentKey ?? [])
    return nodes.find(node => node.key === parents[0] && !isPage(node))
  }
  const holders: Partial<Record<KeyName, WalkedNode | undefined>> = {
    menus: holderOf('mainMenu', 'footer', 'userMenu'),
    widgets: holderOf('homeSlider', 'flightSlider'),
  }
  return keyNames.map(name => {
    const node = byName.get(name) ?? holders[name]
    if (!node) return { from: name, to: noType, reason: 'no node looks like it' }
    if (!readNodeKey(node.key)) return { from: name, to: noType, reason: `node ${node.id} “${node.name}” has no key` }
    return { from: name, to: node.key, reason: `node ${node.id} “${node.name}” (${node.type})` }
  })
}

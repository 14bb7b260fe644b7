import type { ItemList } from 'schema-dts'
import { publicAddress } from '../site-identity.ts'
import type { ListSubject } from './page-subject.ts'

/** The part of a list that one page shows. Positions count through all pages. */
export function itemList({ name, items, before, total }: ListSubject, siteUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: items.map((item, position) => ({
      '@type': 'ListItem',
      position: before + position + 1,
      name: item.name,
      url: publicAddress(siteUrl, item.path),
    })),
  }
}

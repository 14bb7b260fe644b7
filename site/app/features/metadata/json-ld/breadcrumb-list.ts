import type { BreadcrumbList } from 'schema-dts'
import type { Breadcrumb } from '../page-head.ts'
import { publicAddress } from '../site-identity.ts'

/** The way from the home page to a page; the same steps that the page shows. */
export function breadcrumbList(steps: Breadcrumb[], siteUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name,
      item: publicAddress(siteUrl, path),
    })),
  }
}

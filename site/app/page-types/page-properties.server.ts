import * as z from 'zod'
import { day, picture, richText, text } from '../content/lenient-values.server.ts'
import type { PageRoute } from '../content/route-resolution.ts'
import type { Breadcrumb, PageHead } from './page-head.ts'

/** What every page node may have, whatever its type. Page types extend this shape. */
export const pageProperties = {
  name: text,
  title: text,
  subtitle: text,
  metaTitle: text,
  metaDescription: text,
  metaKeywords: text,
  image: picture,
  bodyText: richText,
  updateDate: day,
}

const pageShape = z.object(pageProperties)
export type PageProperties = z.output<typeof pageShape>

/** Titles longer than this are cut by search engines. */
const longestTitle = 60
const longestDescription = 160

/** The document head of a page, from its content with sane fallbacks. */
export function headOf(node: PageProperties, route: PageRoute): PageHead {
  const title = node.metaTitle || node.title || node.name || route.name
  const description = node.metaDescription || node.subtitle || firstWords(node.bodyText)
  return {
    title: shortened(title, longestTitle),
    description: shortened(description, longestDescription),
    keywords: node.metaKeywords,
    path: route.path,
    picture: node.image,
    breadcrumbs: breadcrumbsOf(route),
  }
}

/** The h1 of a page. */
export function titleOf(node: PageProperties, route: PageRoute): string {
  return node.title || node.name || route.name
}

function breadcrumbsOf(route: PageRoute): Breadcrumb[] {
  return [...route.ancestors, route].map(({ name, path }) => ({ name, path }))
}

function firstWords(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
}

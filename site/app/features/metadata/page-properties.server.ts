import { partWords } from '@agency/words/shell/parts/words.ts'
import * as z from 'zod'
import {
  day,
  list,
  picture,
  requiredDay,
  requiredText,
  richText,
  text,
} from '../../clients/content/readers/lenient-values.server.ts'
import { plainText } from '../../clients/content/rich-text/steps/plain-text.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'
import type { Breadcrumb, PageHead } from './page-head.ts'
import { isUnlisted } from './site-map/unlisted-pages.ts'

/** Properties that page nodes of all types may have. Page types extend this shape. */
export const pageProperties = {
  name: text,
  title: text,
  subtitle: text,
  subtitle2: text,
  metaTitle: text,
  metaDescription: text,
  metaKeywords: text,
  image: picture,
  bodyText: richText,
  updateDate: day,
  notices: list(z.object({ text: requiredText, from: day, until: requiredDay })),
}

const pageShape = z.object(pageProperties)
export type PageProperties = z.output<typeof pageShape>

/** Search engines cut longer titles. */
const maxTitle = 60
const maxDescription = 160

/** From the page's content, with fallbacks. */
export function headOf(node: PageProperties, route: PageRoute): PageHead {
  const title = node.metaTitle || node.title || node.name || route.name
  const description = node.metaDescription || node.subtitle || plainText(node.bodyText) || title
  return {
    title: headTitle(title),
    description: headDescription(description),
    keywords: node.metaKeywords,
    path: route.path,
    picture: node.image,
    breadcrumbs: breadcrumbsOf(route),
    noIndex: isUnlisted(route.path),
    notices: node.notices,
  }
}

export function titleOf(node: PageProperties, route: PageRoute): string {
  return node.title || node.name || route.name
}

function breadcrumbsOf(route: PageRoute): Breadcrumb[] {
  return [...route.ancestors, route].map(({ name, path }) => ({ name, path }))
}

export function headTitle(text: string): string {
  return shortened(text, maxTitle)
}

export function headDescription(text: string): string {
  return shortened(text, maxDescription)
}

/** Adds the number of a list's later page to its title, description and canonical address. */
export function headOfPage(head: PageHead, page: number): PageHead {
  if (page <= 1) return head
  const say = partWords()
  const suffix = say.laterTitle(page)
  const title = shortened(head.title, maxTitle - suffix.length) + suffix
  return { ...head, title, description: headDescription(say.laterPage({ page, description: head.description })), page }
}

function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  const words = text.slice(0, length - 1).replace(/(?:\s|(?<=[，。；：、！？]))[^\s，。；：、！？]*$/, '')
  return `${words.replace(/[\s,;:–，。；：、-]+$/, '')}…`
}

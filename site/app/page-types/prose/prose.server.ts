import * as z from 'zod'
import { depths } from '../../clients/content/depths.ts'
import { text } from '../../clients/content/readers/lenient-values.server.ts'
import { contentsOf } from '../../clients/content/rich-text/steps/heading-ids.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { languageOf } from '../../features/metadata/translations.ts'
import type { PageLoader } from '../page/page-loader.server.ts'
import { siteTree } from './site-tree.server.ts'

const schema = z.object({ ...pageProperties, language: text })

/** The page that lists all others below its text. */
const siteMapPath = '/sitemap'

/** A page that is read from top to bottom: terms, services, guides. */
export const loadProse = (async ({ content, route }) => {
  const node = await content.node(schema, { key: route.key, deep: depths.page })
  const language = node.language === 'ms' ? 'ms-MY' : languageOf(route)
  return {
    type: 'prose' as const,
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    subtitle2: node.subtitle2,
    picture: node.image,
    html: node.bodyText,
    contents: contentsOf(node.bodyText),
    language: language === 'en-MY' ? undefined : language,
    updated: node.updateDate,
    tree: route.path === siteMapPath ? siteTree(await content.routes()) : [],
  }
}) satisfies PageLoader

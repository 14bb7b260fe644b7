import * as z from 'zod'
import { text } from '../../content/lenient-values.server.ts'
import type { PageLoader } from '../page-loader.server.ts'
import { headOf, pageProperties, titleOf } from '../page-properties.server.ts'

const schema = z.object({ ...pageProperties, language: text })

/** A page that is read from top to bottom: terms, services, guides. */
export const loadProse = (async ({ content, route }) => {
  const node = await content.node(schema, { key: route.key })
  return {
    type: 'prose' as const,
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    picture: node.image,
    html: node.bodyText,
    language: node.language === 'ms' ? 'ms-MY' : undefined,
    updated: node.updateDate,
  }
}) satisfies PageLoader

import * as z from 'zod'
import { day, text, texts } from '../../content/lenient-values.server.ts'
import type { PageLoader } from '../page-loader.server.ts'
import { headOf, pageProperties, titleOf } from '../page-properties.server.ts'

const schema = z.object({ ...pageProperties, author: text, published: day, category: text, tags: texts, excerpt: text })

/** Words that a person reads in a minute. */
const readingSpeed = 220

/** One article of a blog or guide. */
export const loadArticle = (async ({ content, route }) => {
  const node = await content.detail(schema, route.key)
  const head = headOf(node, route)
  return {
    type: 'article' as const,
    head: { ...head, description: head.description || node.excerpt },
    title: titleOf(node, route),
    subtitle: node.subtitle || node.excerpt,
    picture: node.image,
    html: node.bodyText,
    published: node.published,
    minutes: Math.max(1, Math.round(node.bodyText.split(/\s+/).length / readingSpeed)),
  }
}) satisfies PageLoader

import * as z from 'zod'
import { list, requiredText, richText, text } from '../../content/lenient-values.server.ts'
import type { PageLoader } from '../page-loader.server.ts'
import { headOf, pageProperties, titleOf } from '../page-properties.server.ts'

const question = z.object({ question: requiredText, answer: richText, urlSegment: text })
const category = z.object({ name: requiredText, urlSegment: text, items: list(question) })
const schema = z.object({ ...pageProperties, items: list(category) })

/** Questions and answers by category. */
export const loadFaq = (async ({ content, route }) => {
  const node = await content.node(schema, { key: route.key, deep: 2 })
  return {
    type: 'faq' as const,
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    picture: node.image,
    html: node.bodyText,
    /** Whether every answer is shown at once. */
    openAll: false,
    categories: node.items.map(({ name, urlSegment, items }) => ({ name, slug: urlSegment, questions: items })),
  }
}) satisfies PageLoader

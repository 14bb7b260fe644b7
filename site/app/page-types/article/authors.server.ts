import * as z from 'zod'
import { slugOf } from '../../addresses/addresses.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { list, picture, requiredText, text } from '../../clients/content/readers/lenient-values.server.ts'

const author = z.object({ name: requiredText, slug: text, urlSegment: text, role: text, bio: text, image: picture })
const authors = z.object({ items: list(author) })

export type Author = z.output<typeof author>

/**
 * The author with a slug. An article stands without one, so what cannot be read gives none.
 * @param key The node that holds the authors.
 */
export async function authorOf(content: ContentSource, key: string, slug: string): Promise<Author | undefined> {
  if (!slug) return undefined
  const { items } = await content.node(authors, { key, deep: 1 }).catch(() => ({ items: [] }))
  const asked = slugOf(slug)
  return items.find(one => [one.slug, one.urlSegment, one.name].some(name => slugOf(name) === asked))
}

import type { CardModel } from '@agency/ui/cards/card.tsx'
import { firstSentence } from '@agency/ui/formats/first-sentence.ts'
import * as z from 'zod'
import { picture, text } from '../../clients/content/readers/lenient-values.server.ts'
import { resolveRoute } from '../../clients/content/routes/route-resolution.ts'
import type { PageRequest } from '../page/page-loader.server.ts'

const schema = z.object({ name: text, title: text, subtitle: text, excerpt: text, image: picture })

/**
 * Cards for pages given by their public paths, in that order.
 * A path that leads nowhere, or a page that cannot be read now, is left out: teasers are never worth an error.
 */
export async function pageCards(paths: string[], { content }: PageRequest): Promise<CardModel[]> {
  const routes = await content.routes()
  const cards = await Promise.all(
    paths.map(async path => {
      const page = resolveRoute(routes, path)?.page
      const node = page && (await content.node(schema, { key: page.key }).catch(() => undefined))
      if (!node) return []
      const text = firstSentence(node.excerpt || node.subtitle)
      return [{ href: page.path, title: node.name || node.title, picture: node.image, text }]
    }),
  )
  return cards.flat()
}

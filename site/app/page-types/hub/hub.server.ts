import * as z from 'zod'
import { cardNodes, cardOf } from '../card.server.ts'
import type { PageLoader } from '../page-loader.server.ts'
import { headOf, pageProperties, titleOf } from '../page-properties.server.ts'

const schema = z.object({ ...pageProperties, items: cardNodes })

/** A page that introduces its children. */
export const loadHub = (async ({ content, route }) => {
  const node = await content.node(schema, { key: route.key, deep: 1 })
  return {
    type: 'hub' as const,
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    picture: node.image,
    html: node.bodyText,
    cards: node.items.map(item => cardOf(item, route)),
  }
}) satisfies PageLoader

import * as z from 'zod'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { cardNode, cardOf, isCard } from '../page/card.server.ts'
import type { PageLoader } from '../page/page-loader.server.ts'

const schema = z.object(pageProperties)

export const loadHub = (async ({ content, route }) => {
  const [node, items] = await Promise.all([
    content.node(schema, { key: route.key }),
    content.items(cardNode, route.key),
  ])
  const cards = items.filter(item => isCard(item, route)).map(item => cardOf(item, route))
  const title = titleOf(node, route)
  return {
    type: 'hub' as const,
    head: {
      ...headOf(node, route),
      subject: {
        kind: 'list' as const,
        name: title,
        items: cards.map(card => ({ name: card.title, path: card.href })),
        before: 0,
        total: cards.length,
      },
    },
    title,
    subtitle: node.subtitle,
    subtitle2: node.subtitle2,
    picture: node.image,
    html: node.bodyText,
    cards,
  }
}) satisfies PageLoader

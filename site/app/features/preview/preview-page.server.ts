import type { PageRole } from '@agency/contracts/content/route-node.ts'
import { data } from 'react-router'
import * as z from 'zod'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { text } from '../../clients/content/readers/lenient-values.server.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'

const anyNode = z.object({ name: text, contentType: z.object({ alias: text }).optional() })

/** The pages of nodes that are no pages themselves; all others show on the home page. */
const showsOn = new Map<string, PageRole>([
  ['faqcategory', 'questions'],
  ['faqitem', 'questions'],
  ['author', 'blog'],
])

/** @param at The editor's current page, if it shows the node. @throws A 404 response for an unknown node. */
export async function pageOfNode(
  content: ContentSource,
  key: string,
  at = '',
): Promise<{ name: string; route: PageRoute }> {
  const { byPath, byRole } = await content.routes()
  const exact = [...byPath.values()].find(page => page.key.toLowerCase() === key.toLowerCase())
  if (exact) return { name: exact.name, route: exact }
  const { name, contentType } = await content.node(anyNode, { key })
  const role = showsOn.get(contentType?.alias.toLowerCase() ?? '')
  const route = byPath.get(at) ?? (role ? byRole.get(role) : byPath.get('/'))
  if (!route) throw data('This page could not be found', { status: 404 })
  return { name, route }
}

import { join } from 'node:path'
import { scenes } from '@agency/posters/scenes/scenes.ts'
import { expect, test } from 'vitest'
import { isTranslation } from '../../database/place.ts'
import { contentMap } from '../../files/checking/content-map.ts'
import { findingsOf } from '../../files/checking/findings.ts'
import { readContent } from '../../files/reading/read-content.ts'
import type { SourceNode } from '../../files/reading/source-node.ts'
import { nodesConcerning } from './nodes-concerning.ts'

const { nodes } = readContent(join(import.meta.dirname, '../../content'))
const drawn = new Set(scenes.map(({ slug }) => slug))
const now = new Date('2026-11-20T00:00:00Z')
const { pathOf } = contentMap(nodes, '2026-11-20', now)

/** A node that repeats others, and links to pages that are there, that come later and that are nowhere. */
function troubled(node: SourceNode, index: number): SourceNode[] {
  const [twin, target, later] = [7, 31, 112].map(step => nodes[(index + step) % nodes.length] as SourceNode)
  if (!twin || !target || !later) throw new Error('there are few nodes')
  const paths = [pathOf(target), pathOf(later), '/nowhere', '/blog/tags/none', '/faq/none', '/']
  const bodyText = paths.map(path => `<a href="${path}">Link</a>`).join(' ')
  const { title, question, slug } = twin.properties
  const said = { title, question, slug, link: pathOf(target), image: twin.properties.image, bodyText }
  return nodes.map(other => {
    if (other === node) return { ...node, properties: { ...node.properties, ...said } }
    return other === later ? { ...later, publishAt: new Date('2099-01-01') } : other
  })
}

test('the checks of a node give the same result with all nodes as with the related ones', () => {
  const sampled = nodes.flatMap((node, index) => (index % 23 === 0 ? [troubled(node, index)] : []))
  let said = 0
  let pages = 0
  for (const [position, all] of sampled.entries()) {
    const { key = '', alias = '' } = all[position * 23] ?? {}
    if (!isTranslation({ alias })) pages += 1
    const byKey = new Map(all.map(node => [node.key, node]))
    const concerning = nodesConcerning(byKey.get(key) as SourceNode, byKey)
    const [whole, part] = [all, concerning].map(some => findingsOf(key, contentMap(some, '2026-11-20', now), drawn))
    expect(part?.map(({ message }) => message)).toEqual(whole?.map(({ message }) => message))
    said += whole?.length ?? 0
    expect(concerning.length).toBeLessThan(all.length)
  }
  expect(said).toBeGreaterThan(pages * 3)
})

import type { SourceNode } from '../reading/source-node.ts'
import { posterSlugs } from './picture-values.ts'

export function missingPictures(nodes: SourceNode[], slugs: ReadonlySet<string>): string[] {
  return nodes.flatMap(node =>
    posterSlugs(node.properties)
      .filter(slug => !slugs.has(slug))
      .map(slug => `${node.file}: there is no picture poster:${slug}`),
  )
}

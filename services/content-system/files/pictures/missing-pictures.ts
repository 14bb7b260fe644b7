import type { SourceNode } from '../reading/source-node.ts'
import type { PictureCatalogue } from './picture-catalogue.ts'
import { posterSlugs } from './picture-values.ts'

/** One line for each picture that content names and the catalogue lacks: those places will have no picture. */
export function missingPictures(nodes: SourceNode[], { pictures, folder }: PictureCatalogue): string[] {
  if (pictures.size === 0)
    return [`There are no pictures in ${folder}: make them with node posters/make.ts --out ${folder}`]
  return nodes.flatMap(node =>
    posterSlugs(node.properties)
      .filter(slug => !pictures.has(slug))
      .map(slug => `${node.file}: there is no picture poster:${slug}`),
  )
}

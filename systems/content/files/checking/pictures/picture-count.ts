import { schemas } from '../../../schemas/registry.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** Fewer pictures than visitors expect: three of a place, two of an offer or below a hub, one in an article. */
export function checkPictureCount({ nodes, byKey }: ContentMap): Finding[] {
  const isBelowHub = (node: SourceNode) => byKey.get(node.parentKey ?? '')?.alias === 'hubPage'
  return nodes
    .filter(node => node.properties.image !== undefined)
    .flatMap(node => {
      const about = findingsAbout(node)
      if (node.alias === 'newsArticle' && picturesInText(node).length === 0) {
        return [about.error('bodyText', 'this article has no picture in its text')]
      }
      const count = pictures(node).size
      if (node.alias === 'destinationPage' && count < 3) {
        return [about.error('image', `a place shows three pictures or more; this one has ${count}`)]
      }
      const wantsMore = mayShowMore(node.alias) || (node.alias === 'prosePage' && isBelowHub(node))
      return wantsMore && count < 2 ? [about.error('image', 'this page has one picture')] : []
    })
}

function mayShowMore(alias: string): boolean {
  const { shape } = schemas[alias] ?? {}
  return shape !== undefined && ('gallery' in shape || 'pictures' in shape)
}

function pictures(node: SourceNode): Set<unknown> {
  const {
    image,
    gallery = [],
    pictures = [],
  } = node.properties as {
    image?: string
    gallery?: string[]
    pictures?: { picture: string }[]
  }
  return new Set([image, ...gallery, ...pictures.map(({ picture }) => picture), ...picturesInText(node)])
}

const picturesInText = ({ properties: { bodyText } }: SourceNode): string[] =>
  [...String(bodyText ?? '').matchAll(/<img\b[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => source as string)

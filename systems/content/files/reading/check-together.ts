import { isTranslation } from '../../database/place.ts'
import { isPage } from '../../schemas/registry.ts'
import type { Fault } from './fault.ts'
import type { SourceNode } from './source-node.ts'

/** Duplicate keys, addresses, titles and descriptions, where the later node is at fault; and unknown authors. */
export function checkTogether(
  nodes: SourceNode[],
  lineOf: (node: SourceNode, property: string) => number,
  authorsAreKnown: boolean,
): Fault[] {
  const faults: Fault[] = []
  const seen = new Map<string, SourceNode>()
  const once = (node: SourceNode, property: string, mark: string, message: (first: string) => string) => {
    const first = seen.get(mark)
    if (first === undefined) seen.set(mark, node)
    else {
      const where = [...node.path, property].join('.')
      faults.push({ file: node.file, line: lineOf(node, property), where, message: message(first.file) })
    }
  }
  for (const node of nodes) {
    once(node, 'key', `key ${node.key}`, first => `is also the key of ${first}`)
    if (node.publishAt && node.unpublishAt && node.publishAt >= node.unpublishAt) {
      const where = [...node.path, 'unpublishAt'].join('.')
      faults.push({ file: node.file, line: lineOf(node, 'unpublishAt'), where, message: 'is not after publishAt' })
    }
    const address = `${node.parentKey}/${node.urlSegment.toLowerCase()}`
    if (isTranslation(node))
      once(node, 'urlSegment', `translation ${address}`, first => `is a second translation of the page beside ${first}`)
    if (!isPage(node.alias)) continue
    once(node, 'urlSegment', `address ${address}`, first => `gives the page the address of ${first}`)
    for (const property of ['metaTitle', 'metaDescription']) {
      const value = node.properties[property]
      if (typeof value === 'string') once(node, property, `${property} ${value}`, first => `is the same as in ${first}`)
    }
  }
  return authorsAreKnown ? [...faults, ...unknownAuthors(nodes, lineOf)] : faults
}

function unknownAuthors(nodes: SourceNode[], lineOf: (node: SourceNode, property: string) => number): Fault[] {
  const authors = nodes.filter(node => node.alias === 'author').map(node => node.properties.slug)
  return nodes
    .filter(({ properties }) => properties.author !== undefined && !authors.includes(properties.author))
    .map(node => ({
      file: node.file,
      line: lineOf(node, 'author'),
      where: 'author',
      message: `must be one of ${authors.join(', ')} (see authors.md)`,
    }))
}

import { noMapping } from '../mapping/mapping.ts'
import { type KeySetting, keyNameOf, keysOf } from '../mapping/node-keys.ts'
import { reportBrokenItem } from './broken-items.server.ts'
import { findKnownNode, type KnownNodes } from './known-nodes.ts'

/** Says which page, or which key of the mapping file, asks for a node that the content system has not. */
export function reportMissing(
  key: string,
  env: { [Name in KeySetting]?: string },
  nodes: KnownNodes | undefined,
): void {
  const setting = (Object.keys(keysOf(noMapping)) as KeySetting[]).find(name => env[name] === key)
  const name = setting && keyNameOf(setting)
  const knownNode = nodes && findKnownNode(nodes, key)
  reportBrokenItem({
    reason: name ? `no node has the key ${name} of the mapping file` : 'the content system does not give this node',
    did: name ? 'what it holds is left out of every page' : 'its page is not found',
    todo: name
      ? `Set the key ${name} in CONTENT_MAPPING to the key of a node, or to none.`
      : 'Publish it, or let the site read it.',
    ...(knownNode && { id: knownNode.id, name: knownNode.name, type: knownNode.alias, page: knownNode.path }),
    ...(name && { property: name }),
    key,
  })
}

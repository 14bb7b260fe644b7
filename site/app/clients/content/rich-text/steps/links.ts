import { contentWords } from '@agency/words/pages/content/words.ts'
import type { Root } from 'hast'
import { addressOf } from '../../readers/kinds/links.ts'
import { addressOfSite, isKnownToLead, pathOfNode, reportLoss } from '../../readers/reading.server.ts'
import { eachElement, smallScheme, unseen } from './tree.ts'

export function linkAttributes(
  { href: written = '', title }: Record<string, string>,
  onBroken: (reason: string) => void,
): Record<string, string> {
  const href = written.startsWith('?') ? written : withinSite(addressOf(written, pathOfNode))
  if (!isKnownToLead(href))
    reportLoss({ ...deadLink, reason: `holds a link to ${href.slice(0, 80)}, which is no page` }, href)
  if (written && !href) onBroken(`a link to ${written.slice(0, 80)} leads nowhere`)
  return {
    ...(href && { href: smallScheme(href) }),
    ...(title && { title }),
    ...(isOutside(href) && { rel: 'noopener external' }),
  }
}

const deadLink = {
  did: 'the link is shown, and leads to “not found”',
  todo: 'Choose a page that is there, or take the link out.',
}

/** Editors copy whole addresses of their own site. */
function withinSite(href: string): string {
  const site = addressOfSite()
  if (!site || !href.toLowerCase().startsWith(site.toLowerCase())) return href
  const path = href.slice(site.length)
  // A second slash would make the path another host.
  return path === '' ? '/' : /^[/?#]/.test(path) ? path.replace(/^\/+/, '/') : href
}

export function markOutsideLinks(tree: Root): void {
  eachElement(tree, node => {
    if (node.tagName === 'a' && isOutside(String(node.properties.href)))
      node.children.push(unseen(contentWords().anotherSite))
    return undefined
  })
}

function isOutside(href: string): boolean {
  return /^https?:/i.test(href)
}

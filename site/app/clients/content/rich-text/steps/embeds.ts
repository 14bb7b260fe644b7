import { frameHosts } from '@agency/contracts/site/frame-hosts.ts'
import { contentWords } from '@agency/words/pages/content/words.ts'
import type { Element, Root } from 'hast'
import { decodedOnce } from '../../../../addresses/addresses.ts'
import { linkAttributes } from './links.ts'
import { attributesOf, eachElement, element, textNode, unseen } from './tree.ts'

type Embed = { what: string; href: string }

const providers: { host: RegExp; open: (url: URL) => Embed | undefined }[] = [
  {
    host: frameHosts.youtube,
    open: url => {
      const id = /^\/embed\/([\w-]{6,})$/.exec(url.pathname)?.[1]
      return id ? { what: contentWords().video('YouTube'), href: `https://www.youtube.com/watch?v=${id}` } : undefined
    },
  },
  {
    host: frameHosts.vimeo,
    open: url => {
      const id = /^\/video\/(\d+)$/.exec(url.pathname)?.[1]
      return id ? { what: contentWords().video('Vimeo'), href: `https://vimeo.com/${id}` } : undefined
    },
  },
  {
    host: frameHosts.googleMaps,
    open: url =>
      url.pathname.startsWith('/maps') ? { what: contentWords().map('Google Maps'), href: url.href } : undefined,
  },
  {
    host: frameHosts.openStreetMap,
    open: url => ({ what: contentWords().map('OpenStreetMap'), href: url.href }),
  },
]

export function frameAttributes({ src = '', ...attribs }: Record<string, string>): Record<string, string> {
  const written = src || (attribs['data-src'] ?? '')
  return { ...attribs, src: written.replace(/^(?:http:)?\/\//i, 'https://') }
}

/** Third-party frames become links: nothing of another site loads unasked, and the page's policy allows no frames. */
export function cardsForFrames(tree: Root, onBroken: (reason: string) => void): void {
  eachElement(tree, frame => {
    if (frame.tagName !== 'iframe') return undefined
    const { src = '', title } = attributesOf(frame)
    const embed = openable(src)
    if (!embed) onBroken(`a frame of ${src || 'nothing'} is not shown`)
    return embed ? [card(embed, title)] : []
  })
}

function card({ what, href }: Embed, title: string | undefined): Element {
  const words = title
    ? [element('b', {}, textNode(title)), textNode(' '), element('small', {}, textNode(what))]
    : [element('b', {}, textNode(what))]
  const attributes = { className: ['embed'], href, target: '_blank', rel: ['noopener', 'external'] }
  return element('a', attributes, ...words, unseen(contentWords().newTab))
}

function openable(src: string): Embed | undefined {
  const url = URL.canParse(src) ? new URL(src) : undefined
  if (url?.protocol !== 'https:') return undefined
  return providers.find(({ host }) => host.test(url.hostname))?.open(url)
}

const recordings: Record<string, 'watch' | 'listen'> = { video: 'watch', audio: 'listen' }

export function linkToRecording(node: Element, onBroken: (reason: string) => void): Element | undefined {
  const start = recordings[node.tagName]
  const src = start && fileOf(node)
  if (!start || !src) return undefined
  const attributes = linkAttributes({ href: src }, onBroken)
  const file = decodedOnce(src.replace(/[?#].*$/, '').replace(/^.*\//, ''))
  return attributes.href ? element('a', attributes, textNode(contentWords()[start](file))) : undefined
}

function fileOf(player: Element): string | undefined {
  const sources = player.children.filter(child => child.type === 'element' && child.tagName === 'source')
  return [player, ...(sources as Element[])].map(node => attributesOf(node).src).find(Boolean)
}

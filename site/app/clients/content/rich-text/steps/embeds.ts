import { readAttributes, writeAttributes } from './attributes.ts'

type Embed = { what: string; href: string }

/** Addresses that may be embedded, with the page of the same thing that a visitor can open. */
const known: { host: RegExp; open: (url: URL) => Embed | undefined }[] = [
  {
    host: /^(www\.)?youtube(-nocookie)?\.com$/,
    open: url => {
      const id = /^\/embed\/([\w-]{6,})$/.exec(url.pathname)?.[1]
      return id ? { what: 'Video on YouTube', href: `https://www.youtube.com/watch?v=${id}` } : undefined
    },
  },
  {
    host: /^player\.vimeo\.com$/,
    open: url => {
      const id = /^\/video\/(\d+)$/.exec(url.pathname)?.[1]
      return id ? { what: 'Video on Vimeo', href: `https://vimeo.com/${id}` } : undefined
    },
  },
  {
    host: /^(www|maps)\.google\.[a-z.]{2,6}$/,
    open: url => (url.pathname.startsWith('/maps') ? { what: 'Map on Google Maps', href: url.href } : undefined),
  },
  {
    host: /^www\.openstreetmap\.org$/,
    open: url => ({ what: 'Map on OpenStreetMap', href: url.href }),
  },
]

/** The attributes of a frame, its address with https, whatever the editor copied. */
export function frameAttributes({ src = '', ...attribs }: Record<string, string>): Record<string, string> {
  const written = src || (attribs['data-src'] ?? '')
  return { ...attribs, src: written.replace(/^(?:http:)?\/\//i, 'https://') }
}

/**
 * Turns frames of others into cards that open them in a tab of their own: nothing of another site is loaded unless a
 * visitor asks for it, and the page's policy allows no frames.
 * @param onBroken Told of frames that are not known and are left out.
 */
export function withEmbedCards(html: string, onBroken: (reason: string) => void): string {
  return html.replace(/<iframe([^>]*)>[\s\S]*?<\/iframe>/g, (_, given: string) => {
    const { src = '', title } = readAttributes(given)
    const embed = openable(src)
    if (!embed) {
      onBroken(`a frame of ${src || 'nothing'} is not shown`)
      return ''
    }
    const attributes = writeAttributes({ class: 'embed', href: embed.href, target: '_blank', rel: 'noopener external' })
    const words = title ? `<b>${title}</b> <small>${embed.what}</small>` : `<b>${embed.what}</b>`
    return `<a${attributes}>${words}<span class="visually-hidden"> (opens in a new tab)</span></a>`
  })
}

function openable(src: string): Embed | undefined {
  const address = src.replaceAll('&amp;', '&')
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:') return undefined
  const embed = known.find(({ host }) => host.test(url.hostname))?.open(url)
  return embed && { ...embed, href: embed.href.replaceAll('&', '&amp;') }
}

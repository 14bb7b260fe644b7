import { asList, firstOf, isEmpty, isJsonText, isRecord, scalarText, unpacked } from './raw-values.ts'
import type { Report } from './report.ts'

export type FindPage = (name: string) => string | undefined

export type Link = { href: string; name: string; target: string }

const noLink: Link = { href: '', name: '', target: '' }
const addresses = ['url', 'href', 'link', 'path', 'menuLink', 'value']
const documents = ['udi', 'key', 'id', 'destinationId']
/** Endings of file names, which are no hosts. */
const files = /\.(?:aspx?|html?|php|pdf|jpe?g|png)$/i

/** `href` is a path of this site, an http(s), mailto or tel address, or an anchor on the page; empty for none. */
export function readLink(value: unknown, report: Report, findPage: FindPage): Link {
  const link = ofAny(value, findPage, 4)
  if (link) return link
  if (!isEmpty(value) && typeof value !== 'boolean') {
    report({
      reason: 'is no address',
      did: 'what it belongs to is shown without a link',
      todo: 'Choose the page in the link picker, or write an address such as /blog or https://example.com.',
    })
  }
  return noLink
}

function ofAny(value: unknown, findPage: FindPage, deep: number): Link | undefined {
  if (deep === 0) return undefined
  if (typeof value === 'string') {
    if (isJsonText(value)) return ofAny(unpacked(value), findPage, deep - 1)
    const href = addressOf(value, findPage)
    return href ? { ...noLink, href } : undefined
  }
  if (Array.isArray(value)) {
    return value.map(one => ofAny(one, findPage, deep - 1)).find(link => link !== undefined)
  }
  return isRecord(value) ? ofRecord(value, findPage, deep) : undefined
}

function ofRecord(record: Record<string, unknown>, findPage: FindPage, deep: number): Link | undefined {
  const words = (name: string) => asList(firstOf(record, [name])).find(text => typeof text === 'string') ?? ''
  const about = { name: scalarText(words('name') || words('title')), target: scalarText(words('target')) }
  const route = isRecord(record.route) ? record.route.path : undefined
  const inner = ofAny(firstOf(record, addresses), findPage, deep - 1) ?? ofAny(route, findPage, deep - 1)
  const named = documents.map(name => record[name]).find(name => typeof name === 'string' || typeof name === 'number')
  const href = inner?.href || (named === undefined ? undefined : findPage(scalarText(named)))
  if (!href) return undefined
  const extra = words('queryString') || words('anchor')
  return { ...about, href: extra && !/[?#]/.test(href) ? href + scalarText(extra).replace(/^(?![?#])/, '?') : href }
}

export function addressOf(written: string, findPage: FindPage): string {
  const text = written.trim().replaceAll('&amp;', '&')
  const local = /^\/?\{localLink:([^}]+)\}(.*)$/i.exec(text) ?? /^(umb:\/\/document\/[\da-f-]{32,36})(.*)$/i.exec(text)
  if (local) {
    const path = findPage(local[1] ?? '')
    return path ? path + (local[2] ?? '') : ''
  }
  if (/^https?:\/\/[^\s/]/i.test(text) || /^(?:mailto|tel):\S/i.test(text) || /^#\S*$/.test(text)) return text
  if (/^~?\/(?![/\\])/.test(text)) return withoutLastSlash(text.replace(/^~/, ''))
  if (/^www\.[^\s/.]+\.[^\s]+$/i.test(text)) return `https://${text}`
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return `mailto:${text}`
  return ofBareWords(text)
}

/** Umbraco ends addresses of pages with a slash, from which the site redirects. */
const withoutLastSlash = (path: string): string => path.replace(/^(\/[^?#]*[^/?#])\/+(?=[?#]|$)/, '$1')

/** `flight-deals`, `blog/monsoon`, `agency.my/offers`; not `Call us`, `javascript:…` or `//host`. */
function ofBareWords(text: string): string {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~%+/?=&#-]*$/u.test(text)) return ''
  const host = text.split(/[/?#]/)[0] ?? ''
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(host) && !files.test(host)) return `https://${text}`
  return /[\p{Lu}\s]/u.test(host) && !host.includes('-') && !text.includes('/') ? '' : `/${text}`
}

import {
  logoHeight,
  type PictureSize,
  pictureAddress,
  pictureFormats,
  pictureWidths,
} from '@agency/ui/pictures/picture-address.ts'
import { isCrop, type PictureCrop } from '@agency/ui/pictures/picture-model.ts'
import { isAmbiguousPath } from '../http/ambiguous-path.ts'

/** `source` is the media address of the content system. */
export type PictureRequest = { source: string } & ({ kind: 'drawing' } | ({ kind: 'photo' } & PictureSize))

/** Rejects other widths, formats and spellings: a thousand sizes would block the server. `path` has its escapes. */
export function readPictureRequest(path: string): PictureRequest | undefined {
  const request = readVariant(path)
  if (!request) return undefined
  return pictureAddress(request.source, request.kind === 'drawing' ? 'svg' : request) === path ? request : undefined
}

function readVariant(path: string): PictureRequest | undefined {
  const [, variant = '', rest = ''] = /^\/img\/([^/]+)\/(.+)$/.exec(path) ?? []
  const source = readSource(rest)
  if (!source) return undefined
  if (variant === 'svg') return { kind: 'drawing', source }
  const [, measure, cut, extension] = /^(h?\d+)((?:-\d{1,3}){4})?\.(\w+)$/.exec(variant) ?? []
  const format = pictureFormats.find(allowed => allowed === extension)
  const width = pictureWidths.find(allowed => String(allowed) === measure)
  if (!format) return undefined
  const crop = cut === undefined ? undefined : readCrop(cut)
  if (cut !== undefined && !crop) return undefined
  if (width) return { kind: 'photo', source, width, format, ...(crop && { crop }) }
  return measure === `h${logoHeight}` ? { kind: 'photo', source, height: logoHeight, format } : undefined
}

function readCrop(cut: string): PictureCrop | undefined {
  const [left = 0, top = 0, right = 0, bottom = 0] = cut.slice(1).split('-').map(Number)
  const crop = { left, top, right, bottom }
  return isCrop(crop) ? crop : undefined
}

function readSource(rest: string): string | undefined {
  if (rest.startsWith('~')) return Buffer.from(rest.slice(1), 'base64url').toString('utf8')
  const [, folder, id, file] = /^(media\/)?([\w-]+)\/([\w.-]+)$/.exec(rest) ?? []
  return id && file && !file.startsWith('.') ? `/media${folder ? '' : '/'}/${id}/${file}` : undefined
}

/** Undefined if the host is not allowed. `source` is a path at `contentUrl`, or an absolute address. */
export function fetchAddress(source: string, contentUrl: string, hosts: string[]): URL | undefined {
  const base = new URL(contentUrl)
  if (isAmbiguousPath(source) || source !== source.trim()) return undefined
  const url = source.startsWith('/') && !source.startsWith('/\\') ? parse(contentUrl + source) : parse(source)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return url.host === base.host || hosts.includes(url.host) ? url : undefined
}

export function addressOfRequest(request: PictureRequest, url: URL, contentUrl: string): string {
  const source = url.origin === contentUrl ? url.pathname : url.href
  return pictureAddress(source, request.kind === 'drawing' ? 'svg' : request)
}

/** Normalises escapes (RFC 3986, section 6.2.2). */
function parse(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  url.pathname = url.pathname.replace(/%([2-7][0-9a-f])/gi, (escaped, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16))
    return /[\w~-]/.test(character) ? character : escaped.toUpperCase()
  })
  return url
}

import type { PictureModel } from '@agency/ui/pictures/picture-model.ts'
import { type CropFrame, isCrop, type PictureCrop } from '@agency/ui/pictures/picture-model.ts'
import { asList, isEmpty, isJsonText, isRecord, unpacked } from './raw-values.ts'
import type { Report } from './report.ts'

export type ReadPicture = {
  src: string
  alt: string
  width?: number
  height?: number
  /** The focal point as a CSS position. */
  focus?: string
  crops?: PictureModel['crops']
}

const holders = ['url', 'src', 'mediaUrl', 'umbracoFile', 'image', 'content', 'media', 'file', 'path', 'properties']
const altNames = ['alt', 'altText', 'alternativeText', 'imageAlt']
const notPictures = /\.(?:pdf|mp4|mov|webm|mp3|docx?|xlsx?|pptx?|zip|html?|aspx?|js|css|json|txt)(?:$|\?)/i
const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i
const maxDepth = 5

export function readPicture(value: unknown, report: Report): ReadPicture | undefined {
  const picture = find(value, maxDepth)
  if (!picture && !isEmpty(value) && typeof value !== 'boolean') report(lossOf(value))
  return picture
}

export function readPictures(value: unknown, report: Report): ReadPicture[] {
  const inner = unpacked(value)
  const list = Array.isArray(inner) ? inner : isRecord(inner) && Array.isArray(inner.items) ? inner.items : [inner]
  return list.flatMap(addressesIn).flatMap(one => readPicture(one, report) ?? [])
}

/** Splits a text with several addresses; a comma may also be part of a file name. */
const addressesIn = (value: unknown): unknown[] =>
  typeof value === 'string' && !isJsonText(value) ? value.split(/,(?=\s*(?:~?\/|https?:))/) : [value]

export function pictureAddressOf(text: string): string | undefined {
  const address = text.trim().replaceAll('&amp;', '&')
  if (address === '' || /[\s<>"\\]/.test(address.replaceAll(' ', '')) || notPictures.test(address)) return undefined
  if (/^https?:\/\/[^/]/i.test(address)) return escaped(address)
  if (/^\/\/[\w-]+(?:\.[\w-]+)*(?::\d+)?\//.test(address)) return escaped(`https:${address}`)
  if (/^~?\/(?!\/)./.test(address)) return escaped(address.replace(/^~/, ''))
  const path = address.split('?')[0] ?? ''
  const isRelative = /^(?:\.\/)?[\w%() .-]+\/[^:]*$/.test(path) && (/^media\//i.test(path) || pictureFile.test(path))
  return isRelative ? escaped(`/${address.replace(/^\.\//, '')}`) : undefined
}

const escaped = (address: string) => address.replaceAll(' ', '%20')

function find(value: unknown, deep: number): ReadPicture | undefined {
  if (deep === 0) return undefined
  if (typeof value === 'string') {
    if (isJsonText(value)) return find(unpacked(value), deep - 1)
    const [first] = addressesIn(value)
    const src = pictureAddressOf(String(first))
    return src ? { src, alt: '' } : undefined
  }
  if (Array.isArray(value)) return value.map(one => find(one, deep - 1)).find(picture => picture !== undefined)
  if (!isRecord(value)) return undefined
  const inner = holders.map(name => find(propertyOf(value, name), deep - 1)).find(picture => picture !== undefined)
  return inner && { ...inner, ...about(value, inner) }
}

function about(record: Record<string, unknown>, inner: ReadPicture): Partial<ReadPicture> {
  const properties = isRecord(record.properties) ? record.properties : {}
  const alt = altNames
    .map(name => propertyOf(record, name) ?? propertyOf(properties, name))
    .find(text => typeof text === 'string' && text.trim() !== '')
  const width = pixels(record.width ?? properties.umbracoWidth)
  const height = pixels(record.height ?? properties.umbracoHeight)
  const focus = focusOf(propertyOf(record, 'focalPoint')) ?? inner.focus
  const crops = cropsOf(propertyOf(record, 'crops')) ?? inner.crops
  return {
    alt: typeof alt === 'string' ? alt.trim() : inner.alt,
    ...(width && height && { width, height }),
    ...(focus && { focus }),
    ...(crops && { crops }),
  }
}

function focusOf(point: unknown): string | undefined {
  if (!isRecord(point)) return undefined
  const [left, top] = [point.left ?? point.Left, point.top ?? point.Top].map(Number)
  if (left === undefined || top === undefined || !(left >= 0 && left <= 1 && top >= 0 && top <= 1)) return undefined
  if (left === 0.5 && top === 0.5) return undefined
  return `${Math.round(left * 100)}% ${Math.round(top * 100)}%`
}

function pixels(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number < 100_000 ? number : undefined
}

function propertyOf(record: Record<string, unknown>, name: string): unknown {
  return record[name] ?? record[name.charAt(0).toUpperCase() + name.slice(1)]
}

function lossOf(value: unknown) {
  const byKey = /umb:\/\/media\/|"mediaKey"/.test(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  return {
    reason: byKey ? 'names a picture by its key, without an address' : 'is no address of a picture',
    did: 'the place of the picture stays empty',
    todo: byKey
      ? 'Let the content system send the address of the picture (url) beside its key.'
      : 'Choose a picture in the media picker.',
  }
}

/** Installations' names for our crops, the likeliest first. */
const cropAliases: Record<CropFrame, string[]> = {
  banner: ['banner', 'hero', 'header', 'desktop', 'wide'],
  card: ['card', 'thumbnail', 'thumb', 'listing'],
  photograph: ['photograph', 'photo', 'gallery'],
  phone: ['phone', 'mobile', 'portrait'],
}

/** `coordinates` are shares cut off at left, top, right and bottom; without them a crop follows the focal point. */
function cropsOf(value: unknown): Partial<Record<CropFrame, PictureCrop>> | undefined {
  const byAlias = new Map(asList(value).flatMap(one => readCrop(one) ?? []))
  const crops = Object.entries(cropAliases).flatMap(([frame, names]) => {
    const crop = names.map(name => byAlias.get(name)).find(one => one !== undefined)
    return crop ? [[frame, crop] as const] : []
  })
  return crops.length > 0 ? Object.fromEntries(crops) : undefined
}

function readCrop(value: unknown): [string, PictureCrop][] | undefined {
  if (!isRecord(value)) return undefined
  const alias = value.alias ?? value.Alias
  const cut = value.coordinates ?? value.Coordinates
  if (typeof alias !== 'string' || !isRecord(cut)) return undefined
  const side = (name: string) => Math.round(Number(cut[name] ?? cut[name.toUpperCase()]) * 1000)
  const crop = { left: side('x1'), top: side('y1'), right: side('x2'), bottom: side('y2') }
  return isCrop(crop) ? [[alias.toLowerCase(), crop]] : undefined
}

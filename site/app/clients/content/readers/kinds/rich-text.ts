import { contentOfBlock, isBlockOf } from './blocks.ts'
import { asList, isEmpty, isJsonText, isRecord, scalarText, unpacked } from './raw-values.ts'
import type { Report } from './report.ts'

const notRead = new Set([
  'udi',
  'key',
  'id',
  'alias',
  'contentType',
  'contentTypeKey',
  'contentTypeAlias',
  'ncContentTypeAlias',
  'editor',
  'editorAlias',
  'editorUiAlias',
  'culture',
  'segment',
  'settings',
  'settingsData',
  'settingsUdi',
  'settingsKey',
  'layout',
  'expose',
  'config',
  'styles',
  'target',
  'icon',
  'type',
  'createDate',
  'updateDate',
  'urlSegment',
  'crops',
  'focalPoint',
  'mediaKey',
  'route',
  'cultures',
  'gridColumns',
  'grid',
  'active',
  'theme',
  'color',
])
const titles = new Set(['title', 'heading', 'headline', 'header'])
const isHtml = (text: string) => /<\/?[a-z][^<>]*>|<!--/i.test(text)
const isNotProse = (text: string) =>
  /^(?:umb:\/\/\S*|\/\S+|~\/\S*|https?:\S+|[\da-f-]{32,38}|#[\da-f]{3,8})$/i.test(text)
const maxDepth = 16

/** Accepts every shape that Umbraco sends. Returns unsafe HTML; empty when there is none, never JSON. */
export function readRichText(value: unknown, report: Report): string {
  const html = htmlIn(value)
  if (html === '' && !isEmpty(value) && typeof value !== 'boolean') {
    const inner = unpacked(value)
    if (inner !== undefined && isEmpty(inner)) return ''
    report({
      reason: 'is no text that can be read',
      did: 'the text is left out',
      todo: 'Open it in the editor and save it again, or write it as rich text.',
    })
  }
  return html
}

export function htmlIn(value: unknown, deep = maxDepth): string {
  if (deep === 0) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') {
    const inner = unpacked(value)
    if (typeof inner === 'string') return isHtml(inner) ? withoutMacros(inner) : paragraphs(inner)
    return inner === undefined || isJsonText(scalarText(inner)) ? '' : htmlIn(inner, deep - 1)
  }
  if (Array.isArray(value)) return joined(value, deep - 1)
  return isRecord(value) ? htmlOfRecord(value, deep - 1) : ''
}

function htmlOfRecord(record: Record<string, unknown>, deep: number): string {
  const markup = record.markup ?? record.Markup
  if (typeof markup === 'string') return withBlocks(htmlIn(markup, deep), record.blocks, deep)
  if (typeof record.tag === 'string') return htmlOfElement(record, deep)
  if (isBlockOf(record)) return joined(contentOfBlock(record), deep)
  if (isPicture(record)) return htmlOfPicture(record)
  // Umbraco names each part of nested content "Item 1" by itself.
  const isNested = 'ncContentTypeAlias' in record || 'contentType' in record
  return Object.entries(record)
    .filter(([name]) => !notRead.has(name) && !(name === 'name' && isNested))
    .map(([name, inner]) => htmlOfProperty(name, inner, deep))
    .filter(Boolean)
    .join('\n')
}

function joined(values: unknown[], deep: number): string {
  return values
    .map(value => htmlIn(value, deep))
    .filter(Boolean)
    .join('\n')
}

function htmlOfProperty(name: string, value: unknown, deep: number): string {
  if (typeof value !== 'string') return typeof value === 'object' ? htmlIn(value, deep) : ''
  const text = value.trim()
  if (text === '' || isNotProse(text)) return ''
  if (isHtml(text) || isJsonText(text)) return htmlIn(text, deep)
  return titles.has(name.toLowerCase()) ? `<h2>${escaped(text)}</h2>` : paragraphs(text) || ''
}

function paragraphs(text: string): string {
  const clean = text.trim().replace(/\r\n?/g, '\n')
  if (!clean.includes('\n')) return clean
  const parts = clean.split(/\n[^\S\n]*\n\s*/)
  return parts.map(part => `<p>${part.replaceAll('\n', '<br>')}</p>`).join('')
}

function withoutMacros(html: string): string {
  if (!/macro/i.test(html)) return html
  // An unclosed placeholder ends with the text, and repetitions are bounded: otherwise the time would grow with the
  // square of the length.
  return html
    .replace(/<div[^<>]*class="[^"<>]{0,200}umb-macro-holder[^"<>]{0,200}"[^<>]*>[\s\S]*?(?:<\/div>|$)/gi, '')
    .replace(/<(ins|p|div|span)\b[^<>]*>\s*Macro alias:[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replace(/<\?UMBRACO_MACRO[\s\S]*?(?:\/?>|$)/gi, '')
}

function withBlocks(html: string, blocks: unknown, deep: number): string {
  if (!/<umb-rte-block/i.test(html)) return html
  // The Delivery API sends a list; stored blocks are an object.
  const parts = asList(blocks).flatMap(block => (isRecord(block) ? contentOfBlock(block) : []))
  return html.replace(/<(umb-rte-block[\w-]*)\b([^<>]*)>(?:[\s\S]{0,2000}?<\/\1>)?/gi, (_, __, attributes: string) => {
    const name = /data-content-(?:udi|key|id)="([^"]+)"/i.exec(attributes)?.[1]
    const block = parts.find(one => isRecord(one) && [one.udi, one.key, one.id].includes(name))
    return block ? htmlIn(block, deep) : ''
  })
}

/** The Delivery API's tree: `{tag, attributes, elements}`, text as `{tag: '#text', text}`. */
function htmlOfElement({ tag, text, attributes, elements, blocks }: Record<string, unknown>, deep: number): string {
  if (tag === '#text') return escaped(scalarText(text))
  const record = isRecord(attributes) ? attributes : {}
  if (/^umb-rte-block/i.test(String(tag))) return `<umb-rte-block data-content-id="${attribute(record['content-id'])}">`
  const inner = Array.isArray(elements) ? elements.map(element => htmlIn(element, deep)).join('') : ''
  if (typeof tag !== 'string' || !/^[a-z][a-z0-9]*$/i.test(tag)) return withBlocks(inner, blocks, deep)
  const route = isRecord(record.route) ? record.route.path : undefined
  const written = Object.entries({ ...record, ...(route ? { href: route } : {}) })
    .filter(([name, value]) => /^[\w-]+$/.test(name) && (typeof value === 'string' || typeof value === 'number'))
    .map(([name, value]) => ` ${name}="${escaped(scalarText(value)).replaceAll('"', '&quot;')}"`)
  const open = `<${tag}${written.join('')}>`
  return /^(?:br|hr|img)$/i.test(tag) ? open : `${open}${inner}</${tag}>`
}

function isPicture({ url, src, mediaType }: Record<string, unknown>): boolean {
  const address = typeof url === 'string' ? url : src
  return (
    typeof address === 'string' && (mediaType === 'Image' || /\.(?:jpe?g|png|gif|webp|avif|svg)(?:\?|$)/i.test(address))
  )
}

function htmlOfPicture({ url, src, alt, altText, name }: Record<string, unknown>): string {
  const words = [alt, altText, name].find(text => typeof text === 'string' && text !== '') ?? ''
  return `<img src="${attribute(url ?? src)}" alt="${attribute(words)}">`
}

const attribute = (value: unknown) => escaped(scalarText(value)).replaceAll('"', '&quot;')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

import { join } from 'node:path'
import * as z from 'zod'
import { pageProperties } from '../../schemas/page.ts'
import { type ContentType, isPage, schemas } from '../../schemas/registry.ts'
import { type PropertyRow, propertyRows } from './property-rows.ts'
import { whereItShows } from './where-it-shows.ts'

export const contentDocument = join(import.meta.dirname, '../../../../docs/content.md')

const begin = '<!-- Below: written by `node systems/content/files/describing/cli.ts` from the schemas. -->'
const end = '<!-- Above: written from the schemas. -->'

/** Replaces the document's part about content types. @throws if the marks of that part are missing */
export function withContentTypes(document: string): string {
  const [before, rest] = document.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`the document needs the lines ${begin} and ${end}`)
  return `${before}${begin}\n\n${contentTypes()}\n\n${end}${after}`
}

function contentTypes(): string {
  const aliases = Object.keys(schemas) as ContentType[]
  return [
    '## What every page has',
    table(propertyRows(z.object(pageProperties))),
    '## Pages',
    ...aliases.filter(isPage).map(describeType),
    '## Parts of pages, menus and settings',
    ...aliases.filter(alias => !isPage(alias)).map(describeType),
  ].join('\n\n')
}

function describeType(alias: ContentType): string {
  const { what, shows, children, examples } = whereItShows[alias]
  const rows = propertyRows(schemas[alias] ?? z.object({})).filter(
    ({ name }) => !isPage(alias) || !(name in pageProperties),
  )
  return [
    `### ${alias}`,
    what,
    ...(isPage(alias) ? [`![A page of the type ${alias}](pictures/${alias}.jpg)`] : []),
    `Shows: ${shows}`,
    ...(children ? [`Below it: ${children}`] : []),
    ...(examples.length > 0 ? [`See: ${examples.map(path => `\`${path}\``).join(', ')}`] : []),
    rows.length > 0 ? table(rows) : 'No properties of its own.',
  ].join('\n\n')
}

function table(rows: PropertyRow[]): string {
  const lines = rows.map(({ name, kind, needed, purpose }) => [`\`${name}\``, kind, needed ? 'yes' : '', purpose])
  const head = ['property', 'kind', 'needed', 'what it is for']
  return [head, head.map(() => '---'), ...lines].map(cells => `| ${cells.map(cell).join(' | ')} |`).join('\n')
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

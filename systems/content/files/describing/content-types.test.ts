import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { isPage, schemas } from '../../schemas/registry.ts'
import { money, picture, slug, text } from '../../schemas/values.ts'
import { contentMap } from '../checking/content-map.ts'
import { siteAddresses } from '../checking/links/site-addresses.ts'
import { readContent } from '../reading/read-content.ts'
import { contentDocument, withContentTypes } from './content-types.ts'
import { fieldNames, fieldNamesFile } from './field-names.ts'
import { propertyRows } from './property-rows.ts'
import { whereItShows } from './where-it-shows.ts'

test('docs/content.md and field-names.json follow the schemas (else: node systems/content/files/describing/cli.ts)', () => {
  const document = readFileSync(contentDocument, 'utf8')
  expect([document, readFileSync(fieldNamesFile, 'utf8')]).toEqual([withContentTypes(document), fieldNames()])
})

test('every content type has its place, and no other', () => {
  expect(Object.keys(whereItShows).sort()).toEqual(Object.keys(schemas).sort())
})

test('every content type that is a page has its picture', () => {
  const pictures = join(import.meta.dirname, '../../../../docs/pictures')
  expect(Object.keys(schemas).filter(alias => isPage(alias) && !existsSync(join(pictures, `${alias}.jpg`)))).toEqual([])
})

test('the examples are there', () => {
  const { nodes } = readContent(join(import.meta.dirname, '../..', 'content'))
  const isAnswered = siteAddresses(contentMap(nodes, '2026-11-20', new Date()))
  const examples = Object.values(whereItShows).flatMap(place => place.examples)
  expect(examples.filter(path => !isAnswered(path))).toEqual([])
})

test('properties with their kinds, limits, needs and parts', () => {
  const schema = z.strictObject({
    title: text.max(40).describe('The heading'),
    price: money.optional(),
    kind: z.enum(['a', 'b']).default('a').describe('Which'),
    tags: z.array(slug).optional(),
    days: z.array(z.strictObject({ title: text, picture: picture.nullable() })),
    table: z.strictObject({ rows: z.array(z.number()) }),
  })
  expect(propertyRows(schema).map(row => Object.values(row).join(' | '))).toEqual([
    'title | text, at most 40 characters | true | The heading',
    'price | ringgit | false | ',
    'kind | `a`, `b` | false | Which',
    'tags | list of slugs | false | ',
    'days | list of groups | true | ',
    'days[].title | text | true | ',
    'days[].picture | picture | true | ',
    'table | group | true | ',
    'table.rows | list of numbers | true | ',
  ])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMapping, readMappingFile } from './mapping-file.server.ts'
import { keyNames } from './node-keys.ts'
import { typeNames } from './type-names.ts'

const mistakes = (text: string) => {
  const read = readMapping(text)
  return 'mistakes' in read ? read.mistakes : []
}
const mappingIn = (text: string) => {
  const read = readMapping(text)
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
  return read.mapping
}

test('types, properties and keys are read as they are spelled', () => {
  const { types, properties, keys } = mappingIn(`
types:
  home: homePage
  tourDetailPage: detail
  oldStuff: none
properties:
  content: bodyText
  tour.heading: title
keys:
  settings: "{F3B1C2D4-0000-4000-8000-00000000ABCD}"
  footer: umb://document/f3b1c2d40000400080000000000000ef
  tourMenu: none
`)
  expect([...types]).toEqual([
    ['home', 'homePage'],
    ['tourdetailpage', 'contentDetail'],
    ['oldstuff', 'none'],
  ])
  expect([...properties]).toEqual([
    ['content', { property: 'content', field: 'bodyText' }],
    ['tour.heading', { property: 'heading', field: 'title' }],
  ])
  expect(keys).toEqual({
    settings: 'f3b1c2d4-0000-4000-8000-00000000abcd',
    footer: 'f3b1c2d4-0000-4000-8000-0000000000ef',
    tourMenu: '',
  })
})

test('the guide lists every type and every key that a file can name', () => {
  const guide = readFileSync('docs/plug-in.md', 'utf8')
  const [, types = ''] = /- Page types: (.*?)- Names of keys/s.exec(guide) ?? []
  const [, keys = ''] = /- Names of keys: (.*?)\.\n/s.exec(guide) ?? []
  expect(typeNames.filter(name => !types.includes(`\`${name}\``))).toEqual([])
  expect(keyNames.filter(name => !keys.includes(`\`${name}\``))).toEqual([])
})

test('an empty file maps nothing', () => {
  expect(mappingIn('')).toEqual({ types: new Map(), properties: new Map() })
  expect(mappingIn('# nothing yet\ntypes: {}\n').types.size).toBe(0)
})

test.each([
  ['types:\n  home: homePage\n  promo: promoo\n', /^line 3: promoo is no page type: write one of home, .*, or none$/],
  ['properties:\n\n  content: bodytextt\n', /^line 3: bodytextt is no field/],
  ['properties:\n  "a b": title\n', /^line 2: a b is neither a property nor type\.property$/],
  ['keys:\n  settings: 1234\n', /^line 2: must be a key, in quotation marks$/],
  ['keys:\n  settings: "1234"\n', /^line 2: 1234 is no key of a node/],
  ['keys:\n  sidebar: none\n', /^line 2: sidebar is not known here$/],
  ['languages:\n  ms: { heder: ms-MY }\n', /^line 2: must be \{ query: culture=ms-MY \}, \{ header/],
  ['types: {}\nkinds: {}\n', /^line 2: kinds is not known here$/],
  ['types:\n  home: homePage\n  home: hubPage\n', /^line 3: Map keys must be unique$/],
  ['types:\n  home: [homePage\n', /^line \d: /],
  ['types: homePage\n', /^line 1: /],
  ['- home\n', /^line 1: /],
])('%j names the line of its mistake', (text, message) => {
  expect(mistakes(text)).toEqual([expect.stringMatching(message)])
})

test('every mistake is named at once', () => {
  expect(mistakes('types:\n  a: x\nproperties:\n  b: y\n').map(line => line.slice(0, 6))).toEqual(['line 2', 'line 4'])
})

test('a file that is not there is a mistake', () => {
  expect(readMappingFile('/nowhere/content-mapping.yaml')).toEqual({
    mistakes: [expect.stringContaining('cannot be read')],
  })
})

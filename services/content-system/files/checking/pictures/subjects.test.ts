import { expect, test } from 'vitest'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { checkContent } from '../check-content.ts'

const subjects = new Map([
  ...['a', 'b', 'c', 'd', 'e'].map(name => [`bridge-${name}`, 'bridge'] as const),
  ['tower', 'tower'],
  ['hill', 'hill'],
])

/** What is said about the pictures of a content folder. */
function complaints(files: Record<string, string>): string[] {
  const now = new Date('2026-11-20T04:00:00Z')
  const told = checkContent(contentFolder({ 'pages/login.md': prose('Log in'), ...files }), subjects, now)
  return told.map(({ message }) => message).filter(message => /beside|picture|on the same page/.test(message))
}

const picture = (name: string, more = '') => `image: poster:${name}\n${more}`

test('pictures of different subjects give no complaint', () => {
  const files = {
    'pages/services.md': prose('Services', 'Text.\n\n![A hill](poster:hill)', picture('bridge-a', 'sort: 1\n')),
    'pages/pdpa.md': prose('Privacy', '', picture('tower', 'sort: 2\n')),
    'pages/csr.md': prose('Community', '', picture('bridge-b', 'sort: 3\n')),
  }
  expect(complaints(files)).toEqual([])
})

test('a page that shows one subject twice, in its picture and in its text', () => {
  const files = { 'pages/services.md': prose('S', 'Text.\n\n![A bridge](poster:bridge-b)', picture('bridge-a')) }
  expect(complaints(files)).toEqual(['“bridge b” shows bridge, as “bridge a” on the same page does'])
})

test('two cards side by side, and a card below the picture of its list', () => {
  const files = {
    'pages/services.md': prose('Services', '', picture('bridge-a', 'sort: 1\n')),
    'pages/csr.md': prose('Community', '', picture('bridge-b', 'sort: 2\n')),
    'pages/csr/x.md': prose('X', '', picture('bridge-c')),
  }
  expect(complaints(files)).toEqual([
    'shows bridge, as “Services” beside it does',
    'shows bridge, as “Community” beside it does',
  ])
})

test('a subject in more than four pictures; one picture in several places counts once', () => {
  const between = (index: number) => ({
    [`pages/t${index}.md`]: prose(`T${index}`, '', picture('tower', `sort: ${index * 2 + 1}\n`)),
  })
  const files = ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
    [`pages/${name}.md`]: prose(name, '', picture(`bridge-${name}`, `sort: ${index * 2}\n`)),
    ...between(index),
  }))
  expect(complaints(Object.assign({}, ...files)).filter(message => message.startsWith('“'))).toEqual([
    '“bridge e” is picture 5 of bridge; visitors tire of more than 4',
  ])
})

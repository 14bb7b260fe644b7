import { expect, test } from 'vitest'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { checkContent } from '../check-content.ts'

const subjects = new Map(['hill', 'tower', 'bridge'].map(name => [name, name] as const))

/** The errors about how many pictures a page has, with the names of their files. */
function faults(files: Record<string, string>): string[] {
  return checkContent(contentFolder(files), subjects, new Date('2026-11-20T04:00:00Z'))
    .filter(({ level, message }) => level === 'error' && /one picture|no picture in/.test(message))
    .map(({ file, message }) => `${file.replace(/.*content\//, '')}: ${message}`)
}

const head = (alias: string, more: string) =>
  `---\nalias: ${alias}\nname: N\ntitle: N\nmetaTitle: N\nmetaDescription: N\nimage: poster:hill\n${more}---\n`
const article = (body: string) =>
  `${head('newsArticle', 'author: a\npublished: 2026-11-01\ncategory: c\ntags: []\nexcerpt: E\n')}${body}\n`
const hub = head('hubPage', '')

test.each([
  ['an offer', { 'pages/offer.md': head('contentDetail', '') }, 'pages/offer.md: this page has one picture'],
  [
    'an offer whose gallery repeats it',
    { 'pages/offer.md': head('contentDetail', 'gallery: [poster:hill]\n') },
    'pages/offer.md: this page has one picture',
  ],
  [
    'a page that a hub leads to',
    { 'pages/hub.md': hub, 'pages/hub/x.md': prose('X', 'Text.', 'image: poster:hill\n') },
    'pages/hub/x.md: this page has one picture',
  ],
  [
    'an article without one in its text',
    { 'pages/article.md': article('Text.') },
    'pages/article.md: this article has no picture in its text',
  ],
])('%s with one picture is wrong', (_, files, fault) => {
  expect(faults(files)).toEqual([fault])
})

test.each([
  ['an offer with a gallery', { 'pages/offer.md': head('contentDetail', 'gallery: [poster:hill, poster:tower]\n') }],
  [
    'a page below a hub with a picture in its text',
    { 'pages/hub.md': hub, 'pages/hub/x.md': prose('X', '![A tower](poster:tower)', 'image: poster:hill\n') },
  ],
  ['an article with a picture in its text', { 'pages/article.md': article('Text.\n\n![A bridge](poster:bridge)') }],
  ['an uploaded picture in the text', { 'pages/article.md': article(`![A bridge](media/${crypto.randomUUID()})`) }],
  ['terms, which need none', { 'pages/tnc.md': prose('Terms', 'Text.', 'image: poster:hill\n') }],
])('%s is right', (_, files) => {
  expect(faults(files)).toEqual([])
})

import { expect, test } from 'vitest'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { checkContent } from '../check-content.ts'

const drawn = new Set(['hill', 'tower', 'bridge'])

/** The errors about how many pictures a page has, with the names of their files. */
function faults(files: Record<string, string>): string[] {
  return checkContent(contentFolder(files), drawn, new Date('2026-11-20T04:00:00Z'))
    .filter(({ level, message }) => level === 'error' && /one picture|no picture in|three pictures/.test(message))
    .map(({ file, message }) => `${file.replace(/.*content\//, '')}: ${message}`)
}

const head = (alias: string, more: string) =>
  `---\nalias: ${alias}\nname: N\ntitle: N\nmetaTitle: N\nmetaDescription: N\nimage: poster:hill\n${more}---\n`
const article = (body: string) =>
  `${head('newsArticle', 'author: a\npublished: 2026-11-01\ncategory: c\ntags: []\nexcerpt: E\n')}${body}\n`
const hub = head('hubPage', '')

const facts = {
  place: 'P',
  country: 'C',
  latitude: 3,
  longitude: 101,
  flightTime: '1 h',
  language: 'Malay',
  currency: 'RM',
  timeZone: 'Asia/Kuala_Lumpur',
  months: Array(12).fill({ rating: 2 }),
  mapPoints: Array(4).fill({ name: 'M', latitude: 3, longitude: 101 }),
}

/** A place with its picture and these beside its text. */
function place(...slugs: string[]) {
  const pictures = slugs.map(slug => ({ picture: `poster:${slug}`, beside: 'text', caption: 'C' }))
  const lines = Object.entries({ ...facts, pictures }).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  return head('destinationPage', lines.join(''))
}

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
  [
    'a place with a second picture',
    { 'pages/place.md': place('tower') },
    'pages/place.md: a place shows three pictures or more; this one has 2',
  ],
  [
    'a place that repeats one of its three',
    { 'pages/place.md': place('tower', 'hill') },
    'pages/place.md: a place shows three pictures or more; this one has 2',
  ],
])('%s has too few pictures', (_, files, fault) => {
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
  ['a place with three pictures', { 'pages/place.md': place('tower', 'bridge') }],
  ['terms, which need none', { 'pages/tnc.md': prose('Terms', 'Text.', 'image: poster:hill\n') }],
])('%s is right', (_, files) => {
  expect(faults(files)).toEqual([])
})

import { expect, test } from 'vitest'
import type { Brand } from '../site-settings/shell-model.server.ts'
import { brandIcon, brandPhotograph, type Marks } from './brand-mark.ts'
import { agencyInShort } from './json-ld/agency.ts'
import { pageMeta } from './page-meta.ts'
import { webManifest } from './text-files/web-manifest.ts'

const picture = (src: string) => ({ src, alt: '', width: 600, height: 300 })
const icon = picture('/media/a1/icon.png')
const logo = picture('/media/b2/logo.svg')

/** Everything by which an agency is recognised outside of its pages. */
function marksOf(marks: Marks) {
  const brand = { brandName: 'Example', ...marks, openingHours: '', socials: [], paymentMeans: [] } as unknown as Brand
  const head = { title: 'T', description: '', keywords: '', path: '/', breadcrumbs: [] }
  const tags = pageMeta(head, { siteUrl: 'https://s.example', shell: { brand } as never }) as Record<string, unknown>[]
  return {
    icon: brandIcon(brand),
    onPhones: brandPhotograph(brand),
    logo: agencyInShort({ siteUrl: 'https://s.example', brand }).logo,
    shared: tags.find(({ property }) => property === 'og:image')?.content,
    manifest: webManifest(brand).icons,
  }
}

const neutral = { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }

test.each([
  [{}, { icon: neutral, onPhones: undefined, logo: undefined, shared: undefined, manifest: [neutral] }],
  [
    { imageIcon: icon },
    {
      icon: { src: '/img/320.webp/media/a1/icon.png', type: 'image/webp', sizes: '320x160' },
      onPhones: '/img/480.jpg/media/a1/icon.png',
      logo: 'https://s.example/img/480.jpg/media/a1/icon.png',
      shared: 'https://s.example/img/480.jpg/media/a1/icon.png',
    },
  ],
  [
    { imageLogo: logo },
    {
      icon: { ...neutral, src: '/img/svg/media/b2/logo.svg' },
      onPhones: undefined,
      logo: 'https://s.example/img/svg/media/b2/logo.svg',
      shared: undefined,
    },
  ],
])('with %j a site shows the marks of its agency, and none of ours', (marks, shown) => {
  expect(marksOf(marks)).toMatchObject(shown)
})

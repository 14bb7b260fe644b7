import { CachedFragment } from '@agency/ui/styles/fragment.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchPanel } from '../../features/search/form/search-panel.tsx'
import { sampleDayRules } from '../../features/search/model/sample-day-rules.ts'
import { pageStyles } from '../styles/page-styles.server.ts'
import { createFragmentCache } from './fragments.server.tsx'
import { AssetsProvider, PageAssets } from './page-assets.tsx'

const own = { style: 'body{}', pageStyles, starter: '', script: '', font: '/font.woff2', renderIsland: () => '' }

/** A component that counts its renders. */
function counter() {
  const count = { renders: 0 }
  const Counted = ({ text }: { text: string }) => {
    count.renders += 1
    return <b>{text}</b>
  }
  return { count, Counted }
}

test('a fragment is rendered once under its name and inserted into every document', () => {
  const parts = createFragmentCache(own)
  const { count, Counted } = counter()
  const document = (text: string) =>
    renderToStaticMarkup(
      <AssetsProvider value={parts.assets}>
        <CachedFragment name="menu 1" as="nav" className="menu">
          <Counted text="Penang – Kuching" />
        </CachedFragment>
        <p>{text}</p>
      </AssetsProvider>,
    )
  const filled = ['one', 'two'].map(text => String(parts.fill(document(text)).document))
  expect(filled).toEqual(['one', 'two'].map(text => `<nav class="menu"><b>Penang – Kuching</b></nav><p>${text}</p>`))
  expect(count.renders).toBe(1)
})

test('a fragment is rendered once an edition, with the links of its language', () => {
  let prefix = ''
  const linked = (html: string) => html.replace('href="', `href="${prefix}`)
  const parts = createFragmentCache(own, { edition: () => prefix, linked })
  const inLanguage = (language: string) => {
    prefix = language
    const document = (
      <AssetsProvider value={parts.assets}>
        <CachedFragment name="menu">
          <a href="/tnc">Terms</a>
        </CachedFragment>
      </AssetsProvider>
    )
    return String(parts.fill(renderToStaticMarkup(document)).document)
  }
  const link = (href: string) => `<div><a href="${href}">Terms</a></div>`
  expect(['/ms', '', '/ms', ''].map(inLanguage)).toEqual(['/ms/tnc', '/tnc', '/ms/tnc', '/tnc'].map(link))
})

test('the name of a fragment may hold a text that is marked as English on the way out', () => {
  const parts = createFragmentCache(own)
  const html = renderToStaticMarkup(
    <AssetsProvider value={parts.assets}>
      <CachedFragment name="menu Contoh">Tours</CachedFragment>
    </AssetsProvider>,
  )
  const marked = html.replace('Contoh', '<bdi lang="en-MY">Contoh</bdi>')
  expect(String(parts.fill(marked).document)).toBe('<div>Tours</div>')
})

test('another name is another fragment, and without a name nothing is cached', () => {
  const parts = createFragmentCache(own)
  const { count, Counted } = counter()
  for (const name of ['menu 1', 'menu 2', undefined, undefined]) {
    const html = renderToStaticMarkup(
      <AssetsProvider value={parts.assets}>
        <CachedFragment name={name}>
          <Counted text={String(name)} />
        </CachedFragment>
      </AssetsProvider>,
    )
    expect(String(parts.fill(html).document)).toBe(`<div><b>${name}</b></div>`)
  }
  expect(count.renders).toBe(4)
})

test('a document keeps all its fragments when the cache is full', () => {
  const parts = createFragmentCache(own)
  const document = (...names: string[]) =>
    renderToStaticMarkup(
      <AssetsProvider value={parts.assets}>
        {names.map(name => (
          <CachedFragment key={name} name={name}>
            {name}
          </CachedFragment>
        ))}
      </AssetsProvider>,
    )
  const many = Array.from({ length: 100 }, (_, number) => `menu ${number}`)
  for (const name of many) parts.fill(document(name))
  expect(String(parts.fill(document('menu 0', 'new')).document)).toBe('<div>menu 0</div><div>new</div>')
})

test('styles are inserted unchanged and reported by name, for the hashes of the policy', () => {
  const parts = createFragmentCache(own)
  const html = renderToStaticMarkup(
    <AssetsProvider value={parts.assets}>
      <html lang="en">
        <head>
          <PageAssets />
          <PageStyle name="faq" />
        </head>
      </html>
    </AssetsProvider>,
  )
  const { document, styles } = parts.fill(html)
  const filled = String(document)
  expect(styles).toEqual(['site', 'faq'])
  expect(filled).toContain('>body{}</style>')
  expect(filled).toContain(`>${pageStyles.faq}</style>`)
})

test('search forms show the telephone number that the settings have now', () => {
  const parts = createFragmentCache({ ...own, renderIsland: tree => renderToStaticMarkup(tree) })
  const document = (hotline: string) => {
    const site = { url: 'https://book.example', hotelPath: '/Hotel/', packageTrip: 'Return', carReturn: false } as const
    const booking = { ...site, ...sampleDayRules, hotline }
    const panel = { selected: 'flight', booking, today: '2026-11-26', promo: '' } as const
    const html = renderToStaticMarkup(
      <AssetsProvider value={parts.assets}>
        <SearchPanel panel={panel} />
      </AssetsProvider>,
    )
    return String(parts.fill(html).document)
  }
  expect(document('')).not.toContain('+60')
  expect(document('+60 3-5550 0199')).toContain('+60 3-5550 0199')
})

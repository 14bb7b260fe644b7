import { expect, test } from 'vitest'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { linkedPage, withPreviewLinks } from './preview-links.server.ts'

const preview = new URL('http://localhost:3000/preview?key=k&until=1&signature=a.b.c&at=/blog')
const grant = '/preview?key=k&amp;until=1&amp;signature=a.b.c'

test('links to the site go on in the preview; others and the one that leaves it stay', () => {
  const linked = (html: string) => withPreviewLinks(html, preview)
  expect(linked('<a class="x" href="/deals?from=KUL&amp;to=BKI#list">')).toBe(
    `<a class="x" href="${grant}&amp;page=%2Fdeals%3Ffrom%3DKUL%26to%3DBKI#list">`,
  )
  expect(linked('<a href="/ms/tnc">')).toBe(`<a href="/ms${grant}&amp;page=%2Ftnc">`)
  for (const kept of [
    '<a href="https://partner.example/">',
    '<a href="//partner.example/">',
    '<a href="#top">',
    '<a href="/" rel="external">',
    '<link href="/style.css">',
  ])
    expect(linked(kept)).toBe(kept)
})

test('a link leads to a page of the content in the preview, and out of it to everything else', async () => {
  const byPath = new Map([['/deals', { name: 'Deals', path: '/deals' }]])
  const content = { routes: async () => ({ byPath }) } as unknown as ContentSource
  const to = (page: string) => linkedPage(content, new URL(`/preview?page=${encodeURIComponent(page)}`, preview))
  expect(await linkedPage(content, preview)).toBeUndefined()
  expect(await to('/deals?from=KUL')).toMatchObject({ name: 'Deals', address: { search: '?from=KUL' } })
  await expect(to('/login?next=1')).rejects.toMatchObject({ status: 302 })
  for (const page of ['/.//evil.example', '/x/..//evil.example', '/./\\evil.example', '/%2e//evil.example']) {
    const answer = await to(page).catch((thrown: Response) => thrown)
    expect((answer as Response).headers.get('location')).toBe('/evil.example')
  }
  await expect(to('//partner.example/deals')).rejects.toMatchObject({ init: { status: 404 } })
  await expect(to('/\\partner.example')).rejects.toMatchObject({ init: { status: 404 } })
})

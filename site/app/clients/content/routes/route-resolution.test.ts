import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPage } from './page-aliases.ts'
import { buildRouteIndex, type RouteNode, resolveRoute } from './route-resolution.ts'
import { withoutDetail } from './without-detail.ts'

let lastKey = 0
function node(alias: string, urlSegment: string, items: RouteNode[] = []): RouteNode {
  lastKey += 1
  return { key: `${alias}-${urlSegment}-${lastKey}`, name: urlSegment, urlSegment, contentType: { alias }, items }
}

const nodes = [
  node('homePage', 'home'),
  node('footer', 'footer'),
  node('contentCatogory', 'ground-package', [node('contentDetail', 'langkawi'), node('contentDetail', 'mulu')]),
  node('newsMainPage', 'blog', [node('folder', '2026', [node('newsArticle', 'monsoon')])]),
  node('hubPage', 'studentportal', [
    node('hubPage', 'student-guide', [node('folder', 'post', [node('newsArticle', 'isic')])]),
  ]),
  node('contentCatogory', 'msc-cruises', [node('contentDetail', 'langkawi')]),
  node('FAQPAGE', 'faq', [node('fAQCategory', 'bookings')]),
  node('prosePage', 'widget-prices'),
  node('hubPage', 'thailand', [node('destinationPage', 'krabi')]),
]
const index = buildRouteIndex(nodes, isPage)
const pathOf = (path: string) => resolveRoute(index, path)?.page.path

describe('a path of the route list', () => {
  test.each([
    ['/', '/'],
    ['/ground-package', '/ground-package'],
    ['/ground-package/langkawi', '/ground-package/langkawi'],
    ['/msc-cruises/langkawi', '/msc-cruises/langkawi'],
    ['/studentportal/student-guide/post/isic', '/studentportal/student-guide/post/isic'],
    ['/thailand/krabi', '/thailand/krabi'],
    ['/faq', '/faq'],
    ['/Ground-Package/LANGKAWI', '/ground-package/langkawi'],
  ])('%s is the page %s, under its clean path', (asked, found) => {
    expect(pathOf(asked)).toBe(found)
    expect(resolveRoute(index, asked)?.address).toBe('clean')
  })
})

describe('the fallback of the specification', () => {
  test.each([
    ['/ground-packageDetail/langkawi', '/ground-package/langkawi'],
    ['/ground-package-detail/mulu', '/ground-package/mulu'],
    ['/ground-packagedetail', '/ground-package'],
    ['/blog/monsoon', '/blog/2026/monsoon'],
    ['/ground-package-detail/langkawi', '/ground-package/langkawi'],
  ])('%s is answered by %s, which is named as the clean path', (asked, found) => {
    expect(pathOf(asked)).toBe(found)
    expect(resolveRoute(index, asked)?.address).toBe('old')
  })

  test.each([
    ['/ground-package/anything/mulu', '/ground-package/mulu'],
    ['/ground-package/a/b/c/mulu', '/ground-package/mulu'],
    ['/ground-packageDetail/anything/mulu', '/ground-package/mulu'],
    ['/blog/anything/monsoon', '/blog/2026/monsoon'],
  ])('%s stands for %s and is an invented path', (asked, found) => {
    expect(pathOf(asked)).toBe(found)
    expect(resolveRoute(index, asked)?.address).toBe('made-up')
  })

  test('only category and news pages are searched', () => {
    expect(pathOf('/thailand/anything/krabi')).toBeUndefined()
  })
})

test.each([
  '/home',
  '/footer',
  '/faq/bookings',
  '/nothing',
  '/langkawi',
  '/ground-package/nothing',
  '/detail',
  '/a/b/c/d',
])('%s is no page', path => expect(resolveRoute(index, path)).toBeUndefined())

test('a page has the role of its path, unless the content system gives it to another', () => {
  const terms = { ...node('prosePage', 'conditions'), role: 'terms' as const }
  const { byRole } = buildRouteIndex([node('prosePage', 'tnc'), terms, node('prosePage', 'pdpa')], isPage)
  expect([...byRole].map(([role, { path }]) => [role, path])).toEqual([
    ['terms', '/conditions'],
    ['privacy', '/pdpa'],
  ])
})

test('children of a home node that holds the whole tree are found without its segment', () => {
  const nested = buildRouteIndex([node('homePage', 'home', [node('prosePage', 'tnc')])], isPage)
  expect(resolveRoute(nested, '/tnc')?.page.path).toBe('/tnc')
})

test('an unknown type is a page below a category only', () => {
  const own = buildRouteIndex(
    [node('contentCatogory', 'clubmed', [node('resortItem', 'cherating')]), node('resortItem', 'loose')],
    isPage,
  )
  expect(resolveRoute(own, '/clubmed/cherating')?.page.path).toBe('/clubmed/cherating')
  expect(resolveRoute(own, '/loose')).toBeUndefined()
})

test('of two nodes that claim one path, the first is the page', () => {
  const first = node('prosePage', 'twin')
  const twins = buildRouteIndex([first, node('prosePage', 'twin')], isPage)
  expect(resolveRoute(twins, '/twin')?.page.key).toBe(first.key)
})

test('every page is found under its own path, in any tree', () => {
  const segment = fc.stringMatching(/^[a-z0-9]{1,6}$/).filter(text => text !== 'home')
  const tree = (levels: number): fc.Arbitrary<RouteNode> =>
    fc
      .tuple(
        fc.constantFrom('hubPage', 'contentCatogory', 'prosePage'),
        segment,
        levels === 0 ? fc.constant<RouteNode[]>([]) : fc.array(tree(levels - 1), { maxLength: 3 }),
      )
      .map(([alias, urlSegment, items]) => node(alias, urlSegment, items))
  fc.assert(
    fc.property(fc.array(tree(3), { maxLength: 4 }), trees => {
      const built = buildRouteIndex(trees, isPage)
      for (const [path, page] of built.byPath) {
        expect(resolveRoute(built, path)).toEqual({ page, address: 'clean' })
      }
    }),
  )
})

test('any text as a path is answered without an error', () => {
  fc.assert(fc.property(fc.string(), text => void resolveRoute(index, `/${text}`)))
})

test.each([
  ['ground-packageDetail', 'ground-package'],
  ['clubmed-detail', 'clubmed'],
  ['detail', 'detail'],
  ['retail', 'retail'],
])('"Detail" stripped from %s gives %s', (segment, stripped) => expect(withoutDetail(segment)).toBe(stripped))

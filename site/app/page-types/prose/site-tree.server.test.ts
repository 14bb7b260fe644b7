import { expect, test } from 'vitest'
import { isPage } from '../../clients/content/routes/page-aliases.ts'
import { buildRouteIndex } from '../../clients/content/routes/route-resolution.ts'
import { siteTree } from './prose.server.ts'

const node = (urlSegment: string, alias: string, items: object[] = []) => ({
  key: urlSegment,
  name: urlSegment,
  urlSegment,
  contentType: { alias },
  items: items as never[],
})
const many = Array.from({ length: 70 }, (_, at) => node(`tour-${at}`, 'contentDetail'))
const groups = siteTree(
  buildRouteIndex(
    [
      node('home', 'homePage'),
      node('tours', 'contentCatogory', many),
      node('settings', 'settings'),
      node('thailand', 'hubPage', [node('phuket', 'destinationPage')]),
      node('services', 'hubPage', [node('visa', 'prosePage')]),
      node('login', 'accountPage'),
      node('contactthanks', 'prosePage'),
      node('tnc', 'prosePage'),
    ],
    isPage,
  ),
)
const paths = (title: string) => groups.find(group => group.title === title)?.pages.map(page => page.path)

test('pages stand under their subject, hubs of places among the places', () => {
  expect(groups.map(group => group.title)).toEqual([
    'Deals',
    'Tours, cruises, tickets and cover',
    'Destinations',
    'Services and guides',
    'Help and legal notices',
    'Your account',
  ])
  expect(paths('Destinations')).toEqual(['/thailand'])
  expect(paths('Services and guides')).toEqual(['/services'])
  expect(paths('Your account')).toEqual(['/Login'])
})

test('thank-you pages are left out', () => {
  expect(paths('Help and legal notices')).toEqual(['/tnc'])
})

test('a long family is cut, with the number of the rest', () => {
  const tours = groups.flatMap(group => group.pages).find(page => page.path === '/tours')
  expect(tours?.below).toHaveLength(60)
  expect(tours?.more).toBe(10)
})

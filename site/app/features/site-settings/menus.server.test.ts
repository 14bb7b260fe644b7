import { expect, test } from 'vitest'
import { propertiesOf } from '../../clients/content/readers/lenient-values.server.ts'
import { menu, menuEntries, menuGroups } from './menus.server.ts'

const entriesOf = (items: object[]) => menuEntries(menu.parse({ items }))
const groupsOf = (items: object[]) => menuGroups(menu.parse({ items }).items)

test('all names that the specification lists are asked for, at every level', () => {
  expect(propertiesOf(menu)).toEqual(
    expect.arrayContaining(['name', 'menuParentName', 'menuName', 'submenuName', 'subtitle2', 'menuLink', 'target']),
  )
})

test('visitors read the menu name of an item where it has one', () => {
  expect(
    entriesOf([{ name: 'node 12', menuName: 'Flights', menuLink: '/flight-deals' }, { name: 'Blog' }]),
  ).toMatchObject([{ name: 'Flights', menuLink: '/flight-deals', groups: [] }, { name: 'Blog' }])
})

test('a link opens where its picker says, unless the item says it itself', () => {
  const picked = [{ url: '/tours/', target: '_blank' }]
  const items = [
    { name: 'A', menuLink: picked },
    { name: 'B', link: picked, target: '_self' },
  ]
  expect(entriesOf(items)).toMatchObject([
    { menuLink: '/tours', target: '_blank' },
    { menuLink: '/tours', target: '_self' },
  ])
})

test('items that name their parent stand in its panel, in the column that they name', () => {
  const below = (menuName: string, submenuName?: string) => ({
    name: 'x',
    menuParentName: 'Tour Packages',
    menuName,
    submenuName,
    menuLink: '/tnc',
    target: '_blank',
  })
  const items = [
    { name: 'Tour Packages', menuLink: '/ground-package' },
    below('Top Categories', 'Cruises'),
    below('Brochures'),
    below('Top Categories', 'Rail'),
    { name: 'Stray', menuParentName: 'Nothing by this name', menuLink: '/blog' },
  ]
  expect(entriesOf(items)).toMatchObject([
    {
      name: 'Tour Packages',
      groups: [
        { name: 'Top Categories', items: [{ name: 'Cruises', target: '_blank' }, { name: 'Rail' }] },
        { name: '', items: [{ name: 'Brochures' }] },
      ],
    },
    { name: 'Stray', groups: [] },
  ])
})

test('the menu of tours stands in the panel of the entry with that role, or of the one named so in other menus', () => {
  const items = [{ name: 'Where to?', role: 'tours' }, { name: 'Tour Packages' }, { name: 'Blog', role: 'author' }]
  expect(entriesOf(items).map(({ hasTours }) => hasTours)).toEqual([true, true, false])
})

test('columns may be nodes with items, or be named by items that stand in none', () => {
  const groups = groupsOf([
    { name: 'a', menuName: 'Browse', items: [{ name: 'Ground', menuLink: '/ground-package' }] },
    { name: 'b', menuParentName: 'Browse', menuLink: '/go-china', menuName: 'China' },
    { name: 'Empty', items: [] },
  ])
  expect(groups).toMatchObject([{ name: 'Browse', items: [{ name: 'Ground' }, { name: 'China' }] }])
  expect(groups).toHaveLength(1)
})

import { expect, test } from 'vitest'
import type { StudioData } from '../../parts/nodes/studio-data.ts'
import { addressOf, fieldsByNode, namesOf, type ShownField } from './shown-fields.ts'

const studio = {
  nodes: {
    byKey: new Map([
      ['home', { alias: 'homePage', name: 'Home' }],
      ['s1', { alias: 'slide', name: 'Ipoh' }],
    ]),
  },
  types: new Map([['slide', { label: 'Slide' }]]),
} as unknown as StudioData
const field = (origin: string): ShownField => ({ origin, text: 'Words', isPicture: false })

test('fields stand with their node, and those of other nodes are named with it', () => {
  const groups = fieldsByNode(
    [field('s1 source.title'), field('home source.days.0.title'), field('s1 name'), field('gone source.title')],
    'home',
    studio,
  )
  expect(groups.map(({ key, fields }) => [key, fields.map(({ label }) => label)])).toEqual([
    ['s1', ['Title', 'Name']],
    ['home', ['Days 1 › Title']],
  ])
  expect(namesOf(groups)).toEqual([
    ['s1 source.title', 'Title · Slide “Ipoh”'],
    ['s1 name', 'Name · Slide “Ipoh”'],
    ['home source.days.0.title', 'Days 1 › Title'],
  ])
})

test('a field has an address, also one of the head', () => {
  expect(addressOf('s1 source.days.0.title')).toBe('/pages/s1#source.days.0.title')
  expect(addressOf('s1 name')).toBe('/pages/s1#name')
})

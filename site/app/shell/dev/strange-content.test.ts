import { expect, test } from 'vitest'
import { strangePage } from './strange-content.ts'

const picture = { src: '/media/1/a.svg' }
const page = {
  head: { title: 'Tours' },
  title: 'Tours',
  picture,
  months: [{ rating: 1 }, { rating: 2 }],
  cards: [
    { href: '/tours/a', title: 'A', price: 59_800, picture },
    { href: '/tours/b', title: 'B', price: undefined, picture },
  ],
}

test('a crowded page has forty cards with long titles of their own, and high prices where there were prices', () => {
  const { title, cards, head, months } = strangePage(page, 'crowded')
  expect(title.length).toBeGreaterThan(90)
  expect(cards).toHaveLength(40)
  expect(new Set(cards.map(card => card.title)).size).toBe(40)
  expect(new Set(cards.map(card => card.href)).size).toBe(40)
  expect(cards.slice(0, 2).map(card => card.price)).toEqual([18_888_800, undefined])
  expect([head.title, months.length]).toEqual(['Tours', 2])
})

test('a sparse page has one card, other scripts, and no pictures', () => {
  const { title, cards, picture: own } = strangePage(page, 'sparse')
  expect(title).toMatch(/^\p{Script=Han}+$/u)
  expect(cards).toMatchObject([{ price: 900, picture: undefined }])
  expect(own).toBeUndefined()
})

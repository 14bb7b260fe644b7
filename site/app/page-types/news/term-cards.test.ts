import { expect, test } from 'vitest'
import { articleNode } from './article-card.server.ts'
import { termCards } from './term-cards.ts'

const article = (title: string, image: string, category: string, tags: string[]) =>
  articleNode.parse({ title, image: `/media/${image}/a.svg`, category, tags })
const articles = [
  article('Newest', '1', 'Food', ['Penang']),
  article('Older', '2', 'Food', ['Penang', 'Street & night']),
  article('Oldest', '3', 'Trains', []),
]
const term = (name: string, slug: string) => ({ name, slug, asked: name })

test('a card says how many articles there are and which is the newest', () =>
  expect(termCards('categories', [term('Food', 'food'), term('Trains', 'trains')], articles)).toMatchObject([
    { href: '/blog/categories/food', title: 'Food', facts: '2 articles', text: 'Newest: Newest' },
    { href: '/blog/categories/trains', title: 'Trains', facts: '1 article', text: 'Newest: Oldest' },
  ]))

test('no two cards have the same picture, even of the same articles', () => {
  const terms = [term('Penang', 'penang'), term('Street & night', 'street-night')]
  const pictures = (order: typeof terms) => termCards('tags', order, articles).map(({ picture }) => picture?.src)
  expect(pictures(terms)).toEqual(['/media/1/a.svg', '/media/2/a.svg'])
  expect(pictures([...terms, term('Food', 'none')])).toEqual(['/media/1/a.svg', '/media/2/a.svg', undefined])
})

import { expect, test } from 'vitest'
import { articleNode } from './article-card.server.ts'
import { monthsOf } from './blog-terms.server.ts'

test('months count their articles, newest first; an article without a day is in none', () => {
  const days = ['2026-10-02', '2026-10-30', '2025-12-01', undefined]
  expect(monthsOf(days.map(published => articleNode.parse({ published })))).toEqual([
    { month: '2026-10', name: 'October 2026', count: 2 },
    { month: '2025-12', name: 'December 2025', count: 1 },
  ])
})

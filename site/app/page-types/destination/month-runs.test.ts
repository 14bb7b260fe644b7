import { inLanguage } from '@agency/words/current-language.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MonthChart } from './month-chart.tsx'
import { monthRuns } from './month-runs.ts'

test.each([
  [[1, 2, 3, 6, 7, 12], 'December to March, June and July'],
  [[4, 5], 'April and May'],
  [[4, 10], 'April, October'],
  [[12, 1], 'December and January'],
  [[1, 12, 6], 'December and January, June'],
  [[1, 2], 'January and February'],
  [[11, 12], 'November and December'],
  [[], ''],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 'December to October'],
])('%j is "%s"', (months, words) => expect(monthRuns(months)).toBe(words))

test('in Chinese, runs stand beside each other', () => {
  expect(inLanguage('zh', () => monthRuns([4, 10]))).toBe('4月、10月')
})

test('in Chinese, the last three months have two digits', () => {
  const months = Array.from({ length: 12 }, () => ({ rating: 3, note: '' }))
  expect(inLanguage('zh', () => renderToStaticMarkup(createElement(MonthChart, { months })))).toContain('>12</span>')
})

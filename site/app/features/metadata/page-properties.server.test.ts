import { expect, test } from 'vitest'
import { headDescription, headOfPage, headTitle } from './page-properties.server.ts'

const head = { title: 'Land tours', description: '', keywords: '', path: '/tours', breadcrumbs: [] }

test('a long title ends after a whole word', () => {
  const title = headTitle(`${'The longest journey, '.repeat(6)}home`)
  expect(title.length).toBeLessThanOrEqual(60)
  expect(title).toBe('The longest journey, The longest journey, The longest…')
  expect(headDescription('short')).toBe('short')
})

test('a title without blanks is cut all the same', () => {
  expect(headTitle('x'.repeat(120)).length).toBeLessThanOrEqual(60)
  expect(headTitle(`RM 99${'起的配套，请向我们咨询，'.repeat(8)}`)).toMatch(
    /^RM 99起的配套.*，(起的配套|请向我们咨询)…$/,
  )
})

test('a later page of a list has a title and an address of its own', () => {
  expect(headOfPage(head, 1)).toBe(head)
  expect(headOfPage(head, 3)).toMatchObject({ title: 'Land tours, page 3', page: 3 })
  expect(headOfPage({ ...head, title: 'word '.repeat(12) }, 3).title.length).toBeLessThanOrEqual(60)
})

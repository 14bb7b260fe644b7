import { expect, test } from 'vitest'
import { contentItemSchema } from './content-item.ts'
import { routesAnswerSchema } from './route-node.ts'
import { salvage } from './salvage.ts'

const node = (urlSegment: unknown, items?: unknown) => ({
  key: `key of ${urlSegment}`,
  id: 1,
  name: 'A page',
  urlSegment,
  contentType: { key: 'k', id: 2, alias: 'contentDetail' },
  ...(items === undefined ? {} : { items }),
})

test('a valid answer stays complete', () => {
  const answer = [node('home', []), node('ground-package', [node('langkawi')])]
  expect(salvage(routesAnswerSchema, answer)).toEqual({ ok: true, value: answer, broken: [] })
})

test('only broken entries are left out, at any depth', () => {
  const answer = [null, node('a', [node('b'), node(7), 'text', node('c')]), { key: 'no more than this' }, node('d')]
  const result = salvage(routesAnswerSchema, answer)
  expect(result).toMatchObject({ ok: true, value: [node('a', [node('b'), node('c')]), node('d')] })
  expect(result.ok && result.broken.map(entry => `${entry.path} ${entry.type}`)).toEqual([
    '[0] unknown',
    '[1].items[1] contentDetail',
    '[1].items[2] unknown',
    '[2] unknown',
  ])
  expect(result.ok && result.broken[1]?.reason).toMatch(/^urlSegment: /)
})

test('an answer of another shape is rejected with reasons', () => {
  expect(salvage(routesAnswerSchema, { items: [] })).toMatchObject({ ok: false })
  const result = salvage(contentItemSchema, { items: 'none' })
  expect(result).toEqual({ ok: false, reasons: [expect.stringMatching(/^items: /)] })
})

test('the given answer is not changed', () => {
  const answer = { items: [null, { name: 'b' }] }
  salvage(contentItemSchema, answer)
  expect(answer).toEqual({ items: [null, { name: 'b' }] })
})

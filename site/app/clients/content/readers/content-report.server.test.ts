import { afterEach, expect, test } from 'vitest'
import { readingAnswer, reportBrokenItem } from './broken-items.server.ts'
import { type ContentReport, createContentReport } from './content-report.server.ts'

let report: ContentReport
afterEach(() => report.close())

const price = { reason: 'is no amount', property: 'price', value: 'Call us', key: 'a', id: 7 }
const image = { reason: 'is no address', property: 'image', value: '{}', key: 'a', id: 7 }

test('each loss is reported once', () => {
  report = createContentReport()
  for (const path of ['/list', '/list', '/detail']) readingAnswer(path, () => reportBrokenItem(price))
  reportBrokenItem(image)
  expect(report.losses().map(({ property, value }) => [property, value])).toEqual([
    ['price', 'Call us'],
    ['image', '{}'],
  ])
  expect(report.counts()).toEqual({ losses: 2, nodes: 1, byProperty: { price: 1, image: 1 } })
})

test('a repaired loss disappears once every answer that had it is read again', () => {
  report = createContentReport()
  readingAnswer('/list', () => reportBrokenItem(price))
  readingAnswer('/detail', () => reportBrokenItem(price))
  readingAnswer('/list', () => {})
  expect(report.losses()).toHaveLength(1)
  readingAnswer('/detail', () => {})
  expect(report.losses()).toEqual([])
})

test('the report has a maximum size', () => {
  report = createContentReport()
  for (let key = 0; key < 6000; key++) reportBrokenItem({ ...price, key })
  expect(report.counts().losses).toBe(5000)
})

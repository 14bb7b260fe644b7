import { expect, test } from 'vitest'
import { readLength } from './lengths.ts'
import { readLines, readNumbers, readTerms } from './lists.ts'

const none = () => {}
const both = ['Breakfast, lunch and dinner', 'Guide']

test.each<[unknown, string[]]>([
  [both, both],
  ['Breakfast, lunch and dinner\nGuide', both],
  ['Breakfast, lunch and dinner\r\n\r\nGuide', both],
  ['• Breakfast, lunch and dinner\n• Guide', both],
  ['<ul><li>Breakfast, lunch and dinner</li><li><strong>Guide</strong></li></ul>', both],
  ['<p>Breakfast, lunch and dinner</p><p>Guide</p>', both],
  ['Breakfast, lunch and dinner<br>Guide', both],
  ['["Breakfast, lunch and dinner","Guide"]', both],
  [[{ title: both[0] }, { text: both[1] }], both],
  ['[{"title":"Breakfast, lunch and dinner"},{"title":"Guide"}]', both],
  [{ items: [{ content: { properties: { text: both[0] } } }, { content: { properties: { text: both[1] } } }] }, both],
  [
    {
      layout: {},
      contentData: [
        { udi: 'a', text: both[0] },
        { udi: 'b', text: both[1] },
      ],
    },
    both,
  ],
  [['Fish &amp; chips', null, ''], ['Fish & chips']],
  ['Guide', ['Guide']],
  ['', []],
  [null, []],
  [undefined, []],
])('%j is the lines %j', (value, lines) => expect(readLines(value, none)).toEqual(lines))

test.each<[unknown, string[]]>([
  ['beach, family', ['beach', 'family']],
  ['beach;family', ['beach', 'family']],
  ['["beach","family"]', ['beach', 'family']],
  [
    ['beach', 'family'],
    ['beach', 'family'],
  ],
  [['Kuala Lumpur, Malaysia'], ['Kuala Lumpur, Malaysia']],
  ['beach', ['beach']],
  ['beach\nfamily', ['beach', 'family']],
  [null, []],
])('%j is the terms %j', (value, terms) => expect(readTerms(value, none)).toEqual(terms))

test('months', () => {
  expect(readNumbers('1, 2,12', none)).toEqual([1, 2, 12])
  expect(readNumbers(['1', 2, 'x'], none)).toEqual([1, 2])
  expect(readNumbers(7, none)).toEqual([7])
})

test.each<[unknown, number | undefined, number | undefined]>([
  ['3D2N', 3, 2],
  ['3d 2n', 3, 2],
  ['3 Days 2 Nights', 3, 2],
  ['3 days / 2 nights', 3, 2],
  ['2N3D', 3, 2],
  ['4 hari 3 malam', 4, 3],
  ['4H3M', 4, 3],
  ['3天2夜', 3, 2],
  [3, 3, 3],
  ['3', 3, 3],
  ['3 nights', undefined, 3],
  ['3 days', 3, undefined],
  ['<p>3 days</p>', 3, undefined],
  ['2-3', undefined, undefined],
  ['many', undefined, undefined],
  ['', undefined, undefined],
  [null, undefined, undefined],
])('%j is %s days and %s nights', (value, days, nights) => {
  expect(readLength(value, 'days', none)).toBe(days)
  expect(readLength(value, 'nights', none)).toBe(nights)
})

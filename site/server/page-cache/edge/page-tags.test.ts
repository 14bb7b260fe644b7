import { expect, test } from 'vitest'
import { tagsOfChange, tagsOfPage } from './page-tags.ts'

const guid = '6f1c0d9e-0000-4000-8000-00000000002a'
const odd = ['odd\r\nset-cookie: a=b', 'ключ', 'a key, with blanks', 'x'.repeat(60), '']

test('a change of any key of a page purges the page, whatever the content system uses as keys', () => {
  const page = tagsOfPage([guid, '1234', '*', ...odd])
  for (const key of [guid, '1234', ...odd]) expect(page).toEqual(expect.arrayContaining(tagsOfChange([key])))
  expect(page.filter(tag => !/^[\w-]{1,24}$/.test(tag))).toEqual([])
})

test('a change purges no page that was made from other keys', () => {
  const page = tagsOfPage([guid])
  const others = ['6f1c0d9e-0000-4000-8000-00000000002b', '7f1c0d9e-0000-4000-8000-00000000002a', ...odd]
  expect(tagsOfChange(others).filter(tag => page.includes(tag))).toEqual([])
})

test('when everything may have changed every page is purged', () => {
  expect(tagsOfChange(['a', '*'])).toEqual(tagsOfPage(['b']).slice(0, 1))
})

test('a page of very many keys has a short header, and any change purges it', () => {
  const many = Array.from({ length: 5000 }, (_, number) => `${guid.slice(0, 30)}${100_000 + number}`)
  expect(tagsOfPage(many.slice(0, 100)).join(' ').length).toBeLessThan(2600)
  const page = tagsOfPage(many)
  expect(page.join(' ').length).toBeLessThan(2600)
  expect(page).toEqual(expect.arrayContaining(tagsOfChange([many[4999] ?? '']).slice(0, 1)))
})

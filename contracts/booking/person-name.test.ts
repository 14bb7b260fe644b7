import { expect, test } from 'vitest'
import { isPersonName, tidyPersonName } from './person-name.ts'

test.each([
  'Aisyah',
  'Raja a/l Muthu',
  'Tan Ah Kow @ James',
  'S. Kumar',
  "Nur'ain",
  'D’Cruz',
  '李明',
  'Αλέξης',
  'Jean-Luc',
])('%s is a name, and stays as it is', name => {
  expect(isPersonName(name)).toBe(true)
  expect(tidyPersonName(name)).toBe(name)
})

test.each([
  '',
  ' Aisyah',
  'Aisyah\nClick here',
  'Aisyah\r\n\r\nhttps://evil.example',
  'see http://evil.example',
  '<b>Aisyah</b>',
  'You won 1000',
  'a\u2028b',
  'a\u0000b',
  'x'.repeat(101),
])('%j is none', text => expect(isPersonName(text)).toBe(false))

test('nothing is left of a link, and a name is one line', () => {
  expect(tidyPersonName('evil.example/login')).toBe('evil. example/login')
  expect(tidyPersonName('Aisyah\r\n\r\nhttps://evil.example?x=1')).toBe('Aisyah https //evil. example x')
  expect(tidyPersonName('.'.repeat(60_000))).toHaveLength(100)
})

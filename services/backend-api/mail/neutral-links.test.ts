import { expect, test } from 'vitest'
import { withNeutralLinks } from './neutral-links.ts'

test.each([
  'Price: 5 × RM 2,088.00, from 9.30 am, or 14:05',
  'Depart: 21 Dec 2026',
  'Note: two rooms, e.g. twins. Thank you.',
  'Tan Ah Kow @ James',
])('%s stays as it is', text => expect(withNeutralLinks(text)).toBe(text))

test.each([
  ['see https://evil.example/now today', 'see (web address left out) today'],
  ['www.evil.example', '(web address left out)'],
  ['evil.example/login', '(web address left out)'],
  ['evil.example', 'evil. example'],
  ['evil。example', 'evil. example'],
  ['Thank you.Please call', 'Thank you. Please call'],
  ['write to eve@evil.example now', 'write to (address left out) now'],
  ['eve＠evil.example', '(address left out)'],
  ['mailto:eve@evil.example', '(address left out)'],
  ['javascript://evil.example', '(web address left out)'],
])('%s becomes %s', (text, neutral) => expect(withNeutralLinks(text)).toBe(neutral))

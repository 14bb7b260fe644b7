import { expect, test } from 'vitest'
import { readNodeKey } from './route-node.ts'

const written = 'f3b1c2d4-0000-4000-8000-00000000abcd'
test.each([
  written,
  'F3B1C2D40000400080000000' + '0000ABCD',
  '{f3b1c2d4-0000-4000-8000-00000000abcd}',
  'umb://document/f3b1c2d4000040008000' + '00000000abcd',
  ` ${written} `,
])('%s is a key', name => expect(readNodeKey(name)).toBe(written))
test.each(['1234', '', 'umb://media/f3b1c2d400004000800000000000abcd', 'none'])('%j is no key', name =>
  expect(readNodeKey(name)).toBeUndefined(),
)

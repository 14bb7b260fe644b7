import { expect, test } from 'vitest'
import { islands } from './islands.ts'

test.each(Object.keys(islands))('the island "%s" has the name of its file', async name => {
  expect((await islands[name]?.())?.island.name).toBe(name)
})

test('there are islands', () => expect(Object.keys(islands)).toContain('faq-filter'))

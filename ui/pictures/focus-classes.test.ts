import { expect, test } from 'vitest'
import { focusClasses, focusRules } from './focus-classes.ts'

test.each([
  ['25% 81%', 'at-x30 at-y80'],
  ['0% 100%', 'at-x0 at-y100'],
  ['12.5% 33.3%', 'at-x10 at-y30'],
])('%s has the classes %s', (focus, classes) => {
  expect(focusClasses(focus)).toBe(classes)
  for (const name of classes.split(' ')) expect(focusRules).toContain(`.${name}{`)
})

test.each([undefined, '', 'left', '1% 1%;}'])('%j has none', focus => expect(focusClasses(focus)).toBeFalsy())

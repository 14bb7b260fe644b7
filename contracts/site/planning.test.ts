import { expect, test } from 'vitest'
import { planningOf } from './planning.ts'

const anybody = { name: 'Anybody', plans: ['/'] }
const islands = { name: 'Islands', plans: ['/ground-package', '/holidays-in-langkawi'] }
const one = { name: 'One', plans: ['/ground-package/mulu-caves'] }
const writer = { name: 'Writer', plans: [] }

test.each([
  ['/ground-package', 'Islands'],
  ['/ground-package/langkawi-island-escape', 'Islands'],
  ['/ground-package/mulu-caves', 'One'],
  ['/ground-package-of-others', 'Anybody'],
  ['/holidays-in-langkawi', 'Islands'],
  ['/faq', 'Anybody'],
])('%s is planned by %s', (path, name) => expect(planningOf([writer, anybody, islands, one], path)?.name).toBe(name))

test('a page that no planner claims has no planner', () => expect(planningOf([writer, one], '/faq')).toBeUndefined())

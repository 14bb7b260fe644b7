import { expect, test } from 'vitest'
import { fixedRoutes } from '../../../app/fixed-routes.ts'
import { speculationRules } from './speculation-rules.ts'

type Pattern = string | URLPatternInit

/** Where the links are. */
const page = 'https://agency.example/blog/a-story'
const [rule] = speculationRules().prerender
const conditions = rule?.where.and ?? []

/** As a browser reads the rules; selectors are left out. */
function mayPrepare(address: string): boolean {
  const read = (pattern: Pattern) =>
    typeof pattern === 'string' ? new URLPattern(pattern, page) : new URLPattern({ ...pattern, baseURL: page })
  const matches = (given: Pattern | Pattern[]) =>
    [given].flat().some(one => read(one).test(new URL(address, page).href))
  return conditions.every(condition => {
    if ('href_matches' in condition && condition.href_matches) return matches(condition.href_matches)
    const refused = 'not' in condition ? condition.not?.href_matches : undefined
    return refused === undefined || !matches(refused)
  })
}

test.each([
  '/',
  '/ground-package',
  '/ground-package/langkawi-island-escape',
  '/blog',
  '/faq#visa',
  '/blog/tags/food',
  '/ms/faq',
])('a browser may prepare the cached page %s', address => {
  expect(mayPrepare(address)).toBe(true)
})

test.each([
  '/Login',
  '/AgentLogin?type=1',
  '/account/profile',
  '/flights?from=KUL',
  '/ground-package?month=12',
  '/newsletter/confirm',
  '/ms/newsletter/confirm',
  '/zh/account/profile',
  '/preview/x',
  '/media/brochure.pdf',
  ...fixedRoutes.filter(({ isForOne }) => isForOne).map(({ path }) => path.replace(/:\w+\??/g, 'x')),
])('a browser never prepares %s', address => {
  expect(mayPrepare(address)).toBe(false)
})

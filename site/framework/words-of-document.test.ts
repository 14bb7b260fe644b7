import { expect, test } from 'vitest'
import { wordsChunkName, wordsFileOf, wordsOfDocument } from './words-of-document.ts'

const id = '/house/words/trust/proof/words.ts'
const code = `import { en } from './en.ts'\nimport { ms } from './ms.ts'\nexport const proofWords = wordsIn({ en, ms })\n`

function transformed(environment: string, file = id): string | undefined {
  const { transform } = wordsOfDocument as { transform(this: object, code: string, id: string): string | undefined }
  return transform.call({ environment: { name: environment } }, code, file)
}

test('in the browser no language is a static import, so that no chunk holds two', () => {
  const browser = transformed('client') ?? ''
  expect(browser).toContain(`en: () => import('./en.ts'), ms: () => import('./ms.ts')`)
  expect(browser).not.toMatch(/^import /m)
  expect(browser).toContain('export const proofWords')
  expect(browser).toContain('documentElement.lang')
})

test('on the server, and elsewhere, modules stay as they are', () => {
  expect(transformed('ssr')).toBeUndefined()
  expect(transformed('client', '/house/site/app/words.ts')).toBeUndefined()
})

test('the file that an island asks for is the one that is built', () => {
  expect(wordsFileOf(id)?.replace('*', 'ms')).toBe(wordsChunkName({ facadeModuleId: id.replace('words.ts', 'ms.ts') }))
  expect(wordsFileOf('/house/words/trust/untranslated/words.ts')).toMatch(/trust-untranslated\.en\.js$/)
  expect(wordsChunkName({ facadeModuleId: '/house/site/app/root.tsx' })).toBe('assets/[name]-[hash].js')
})

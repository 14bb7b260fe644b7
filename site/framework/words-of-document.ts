import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languageCodes, mainLanguage } from '@agency/words/language-codes.ts'
import type { Plugin } from 'vite'

const folder = path.resolve(import.meta.dirname, '../../words')
const subjectFile = /\/words\/(.+)\/words\.ts$/
const languageFile = /\/words\/(.+)\/([a-z]{2})\.ts$/

/** One name for all of them, so that a page's script finds each by subject and language without a list. */
const hash = createHash('sha256')
for (const file of globSync('**/*.ts', { cwd: folder }).sort()) hash.update(readFileSync(path.join(folder, file)))
const built = `assets/words-${hash.digest('base64url').slice(0, 8)}`

/**
 * @returns The built file of a subject's words, if `id` is a module that wants them: in the language `*`, or in English
 * while a language of the subject is missing. No page may ask for a file that is not there: its island would not start.
 */
export function wordsFileOf(id: string): string | undefined {
  const [, subject] = subjectFile.exec(id) ?? []
  if (!subject) return undefined
  const isWhole = languageCodes.every(language => existsSync(path.join(folder, subject, `${language}.ts`)))
  return builtFile(subject, isWhole ? '*' : mainLanguage)
}

const builtFile = (subject: string, language: string) => `${built}/${subject.replaceAll('/', '-')}.${language}.js`

/** A file of words is named by its subject and language, any other chunk as Rollup does. */
export const wordsChunkName = ({ facadeModuleId }: { facadeModuleId?: string | null }): string => {
  const [, subject, language] = languageFile.exec(facadeModuleId ?? '') ?? []
  return subject && language ? builtFile(subject, language) : 'assets/[name]-[hash].js'
}

/** In the browser, a module of words waits for the file of the document's language, and no chunk holds two languages. */
export const wordsOfDocument: Plugin = {
  name: 'words-of-document',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name !== 'client' || !subjectFile.test(id)) return
    const [, name] = /export const (\w+)/.exec(code) ?? []
    const translated = [...code.matchAll(/from '\.\/(\w+)\.ts'/g)].map(([, language]) => language)
    return [
      `const files = { ${translated.map(one => `${one}: () => import('./${one}.ts')`).join(', ')} }`,
      `const words = Object.values(await (files[document.documentElement.lang.slice(0, 2)] ?? files.en)())[0]`,
      `export const ${name} = () => words`,
    ].join('\n')
  },
}

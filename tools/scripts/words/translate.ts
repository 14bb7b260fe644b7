/**
 * `node tools/scripts/words/translate.ts export ms words.json` writes every message of `words/` in English and Malay, for
 * a translator; `… import ms words.json` writes the Malay files from it. A message with values is a function of one
 * expression, whose words alone are to be translated; `npm run verify` says which values it has lost.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../install/steps.mjs'
import { type Messages, messagesIn, type Value, written } from './messages.ts'

const [command, language = '', file = ''] = process.argv.slice(2)
const folder = path.join(root, 'words')

async function wordsOf(subject: string, name: string): Promise<Value | undefined> {
  const module = path.join(folder, subject, `${name}.ts`)
  return existsSync(module) ? (await import(module))[name] : undefined
}

const files = new Map<string, string>()
const subjects = globSync('*/*/en.ts', { cwd: folder }).map(name => path.dirname(name))
const messages: Messages = command === 'import' ? JSON.parse(readFileSync(file, 'utf8')) : {}
for (const subject of subjects) {
  const english = (await wordsOf(subject, 'en')) as Value
  if (command === 'export') Object.assign(messages, messagesIn(english, await wordsOf(subject, language), subject))
  else if (Object.entries(messages).some(([at, { translation }]) => translation && at.startsWith(`${subject}.`))) {
    const types = "import type { Translation } from '../../words-in.ts'\nimport type { en } from './en.ts'\n\n"
    const text = `export const ${language}: Translation<typeof en> = ${written(english, messages, subject)}\n`
    files.set(path.join(folder, subject, `${language}.ts`), types + text)
  }
}
for (const [name, text] of files) writeFileSync(name, text)
if (command === 'export') writeFileSync(file, `${JSON.stringify(messages, undefined, 2)}\n`)
else execFileSync('node_modules/.bin/biome', ['check', '--write', 'words'], { cwd: root, stdio: 'inherit' })
console.log(`${Object.keys(messages).length} messages`)

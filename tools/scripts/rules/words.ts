/**
 * Files of words hold words and functions of one expression, and no message that nobody uses. Texts for visitors stand
 * in no other file. Biome finds those in JSX (`noJsxLiterals`); these expressions find attributes that people see or
 * hear, and sentences in code. Folders that Biome is told to leave out are left out here too, until their texts move.
 */
import { conclude, read, sourceFiles } from '../checks/source-files.ts'

const words = /^words\/.+\/[a-z]{2}\.ts$/
const complaints: string[] = []

const sources = sourceFiles(/\.tsx?$/).filter(name => !words.test(name) && !/\.test\.tsx?$/.test(name))
const used = new Set(sources.flatMap(name => read(name).match(/[\w$]+/g) ?? []))

for (const name of sourceFiles(words)) {
  const text = read(name)
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|`[^`]*`|'[^'\n]*'/g, '')
  if (/\breturn\b(?!:)|^import (?!type )|^const |<\//m.test(code))
    complaints.push(`${name}: holds words and functions of one expression`)
  for (const [, key = ''] of text.matchAll(/^ +(\w+):/gm))
    if (name.endsWith('/en.ts') && !used.has(key)) complaints.push(`${name}: nobody uses "${key}"`)
}

type Override = { includes: string[]; linter: { rules: { style?: { noJsxLiterals?: unknown } } } }
const { overrides }: { overrides: Override[] } = JSON.parse(read('biome.json'))
const { includes = [] } = overrides.find(({ linter }) => linter.rules.style?.noJsxLiterals) ?? {}
const unmoved = includes
  .filter(one => one.startsWith('!'))
  .map(one => one.slice(1).replace('**/*', '').replace('**', ''))

const attribute = /\s(?:aria-label|alt|title|placeholder|label|legend|hint)=(?:"[^"]*[a-z]{2}|\{[`'][^}]*[A-Z][a-z]+ )/
const sentence =
  /(?<!(?:Error|describe|data|Response|reportBrokenItem|httpService|send|log\.\w+)\(.*|\b(?:did|todo|reason): .*)(['`])[A-Z“][\w’]* (?!Intl\b)[a-z][^'`]*\1/

/** Operators, editors and other programs read the texts of the rest. */
const forVisitors =
  /^(site\/app\/(?!clients\/)|ui\/|systems\/booking\/)(?!(.+\/)?(internal\/|testing\/|(main|cli)\.ts$))/

for (const name of sources) {
  if (!forVisitors.test(name) || unmoved.some(folder => name.includes(folder))) continue
  for (const [at, line] of read(name).split('\n').entries())
    if ((attribute.test(line) || sentence.test(line)) && !/^\s*(\*|\/\/|\/\*)/.test(line))
      complaints.push(`${name}:${at + 1}: belongs in a file of words: ${line.trim()}`)
}
conclude(complaints)

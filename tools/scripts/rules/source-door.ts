/** One module writes the texts of nodes within a budget: one call of a writer must not stop a process. */
import { conclude, read, sourceFiles } from '../checks/source-files.ts'

const door = 'systems/content/database/write-source.ts'
const elsewhere = /(\.test\.ts|\/testing\/|\/migrations\/)/
const inserts = /\.insert\(\s*(?:nodes|nodeVersions)\s*\)/g
const updates = /\.update\(\s*(?:nodes|nodeVersions)\s*\)\s*\.set\(\s*(\{[^}]*\}?|\w+)/g
const writesText = /\bsource\b(?!: \{\}|\))|\bsnapshot\b|\.\.\.|^\w/
const inSql = /\b(?:insert\s+into|update)\s+content\.(?:nodes|node_versions)\b/gi

const complaints: string[] = []
for (const name of sourceFiles(/^(systems|tools\/scripts)\/.*\.ts$/)) {
  if (name === door || elsewhere.test(name)) continue
  const text = read(name)
  const matches = [
    ...text.matchAll(inserts),
    ...[...text.matchAll(updates)].filter(([, set = '']) => writesText.test(set)),
    ...text.matchAll(inSql),
  ]
  for (const { index } of matches)
    complaints.push(`${name}:${text.slice(0, index).split('\n').length}: writes texts of nodes beside ${door}`)
}
conclude(complaints)

/** Every folder with source files has its sentence in FLOORS.md, and shows at most twelve entries. */
import path from 'node:path'
import { readFloors } from '../checks/floors.ts'
import { code, conclude, sourceFiles } from '../checks/source-files.ts'

const maxEntries = 12
/** Lists by nature: one drawing, measurement, rule, route, field, page type, content type or kind of value a file, a group of words a folder. */
const lists =
  /^(drawings|reference-data|tools|systems\/content\/schemas)(\/|$)|^words$|^site\/app\/(routes|page-types|features\/search\/form|clients\/content\/readers\/kinds)$/

const withoutSentence = ['site', 'systems', 'tools', 'site/app', 'site/app/features', 'site/app/clients', 'site/server']
const described = new Set(readFloors().flatMap(({ within }) => within.map(({ folder }) => folder)))
const shown = new Map<string, Set<string>>()
for (const name of sourceFiles(code)) {
  const parts = name.split('/')
  for (let depth = 1; depth < parts.length; depth++) {
    const folder = parts.slice(0, depth).join('/')
    // A module, its test and its styles count as one.
    const thing = depth === parts.length - 1 ? (parts[depth] ?? '').split('.')[0] : parts[depth]
    shown.set(folder, (shown.get(folder) ?? new Set()).add(thing ?? ''))
  }
}

const complaints = []
for (const [folder, things] of shown) {
  const isSaid = [...ancestors(folder)].some(name => described.has(name))
  if (!isSaid && !withoutSentence.includes(folder))
    complaints.push(`${folder}: FLOORS.md does not say what belongs in it`)
  things.delete('drizzle')
  // A package of its own.
  if (folder === 'systems/content') things.delete('studio')
  if (things.size > maxEntries && !lists.test(folder))
    complaints.push(`${folder}: has ${things.size} entries; at most ${maxEntries} are allowed`)
}
const files = new Set(sourceFiles(/\.\w+$/))
for (const folder of described) {
  if (!shown.has(folder) && !files.has(folder)) complaints.push(`FLOORS.md: there is no ${folder}`)
}
conclude(complaints)

function* ancestors(folder: string) {
  for (let name = folder; name !== '.'; name = path.posix.dirname(name)) yield name
}

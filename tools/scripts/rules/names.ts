/** No index files, no folders that could hold anything, few names that are bare participles. Biome checks kebab-case. */
import { conclude, read, sourceFiles } from '../checks/source-files.ts'

const vague = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'lib', 'libs', 'stuff'])

const participle = '(?:said|told|asked|found|given|kept|taken|made|known|least|most|own|alone)'
const declared = new RegExp(
  `(?:const|let|function) (?:[[{][^=]*\\b)?${participle}\\b(?!:)|\\(${participle}\\??: |\\b${participle} =>`,
)
const maxParticiples = 60

const complaints = []
const participles = []
for (const name of sourceFiles(/\.(ts|tsx|mjs|mts|css|md)$/)) {
  const folders = name.split('/')
  const file = folders.pop() ?? ''
  const folder = folders.find(one => vague.has(one))
  if (folder) complaints.push(`${name}: "${folder}" could mean anything; name the folder after its contents`)
  if (/\.md$/.test(file)) continue
  const isCode = /\.tsx?$/.test(file) && !/\.(test|spec)\.|^tools\/e2e\/|testing\/|\/examples\//.test(name)
  if (isCode)
    participles.push(
      ...read(name)
        .split('\n')
        .flatMap((line, at) => (declared.test(line) ? [`${name}:${at + 1}: ${line.trim()}`] : [])),
    )
  if (/^index\.\w+$/.test(file)) complaints.push(`${name}: import the file that has the thing instead of an index`)
  if (/[a-z]2\./.test(file)) complaints.push(`${name}: name what differs instead of numbering versions`)
}
if (participles.length > maxParticiples)
  complaints.push(`${participles.length} names are participles; say what the thing is:`, ...participles)
conclude(complaints)

/** No index files, no folders that could hold anything. Biome checks kebab-case. */
import { conclude, sourceFiles } from '../checks/source-files.ts'

const vague = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'lib', 'libs', 'stuff'])

const complaints = []
for (const name of sourceFiles(/\.(ts|tsx|mjs|mts|css|md)$/)) {
  const folders = name.split('/')
  const file = folders.pop() ?? ''
  const folder = folders.find(one => vague.has(one))
  if (folder) complaints.push(`${name}: "${folder}" could mean anything; name the folder after its contents`)
  if (/\.md$/.test(file)) continue
  if (/^index\.\w+$/.test(file)) complaints.push(`${name}: import the file that has the thing instead of an index`)
  if (/[a-z]2\./.test(file)) complaints.push(`${name}: name what differs instead of numbering versions`)
}
conclude(complaints)

/** A package names every other package of this repository that it imports, and production needs neither scripts nor tests. */
import path from 'node:path'
import { code, conclude, read, sourceFiles } from '../checks/source-files.ts'

const packages = sourceFiles(/^([^/]+\/){1,3}package\.json$/).map(file => {
  const { name, dependencies = {}, devDependencies = {} } = JSON.parse(read(file))
  return { folder: path.dirname(file), name, dependencies, devDependencies }
})
/** Never part of production. */
const tools = /^(deploy|tools)\//
const test = /\.test\.[a-z]+$|\/testing\//
const imported = /(?:from|import)\s*\(?\s*'(@agency\/[a-z0-9-]+|\.{1,2}\/[^']*)/g

const complaints = []
for (const file of sourceFiles(code)) {
  const home = packages.findLast(({ folder }) => file.startsWith(`${folder}/`))
  if (!home) continue
  const isTool = tools.test(file)
  const isTest = isTool || test.test(file)
  for (const [, target = ''] of read(file).matchAll(imported)) {
    if (target.startsWith('@')) {
      const isKnown = target === home.name || target in home.dependencies || (isTest && target in home.devDependencies)
      if (!isKnown) complaints.push(`${file}: ${target} is missing in ${home.folder}/package.json`)
      continue
    }
    const place = path.join(path.dirname(file), target)
    if (!place.startsWith(`${home.folder}/`) && !(isTool && place.startsWith('tools/scripts/')))
      complaints.push(`${file}: import ${place} by the name of its package`)
    if (!isTest && test.test(place)) complaints.push(`${file}: ${place} is for tests only`)
  }
}
conclude([...new Set(complaints)])

import { readFloors } from './floors.ts'

/** Imports run down the floors of FLOORS.md, never up and never in a circle. */
const floors = readFloors().map(({ folders }) => folders.map(name => name.replaceAll('.', '\\.')).join('|'))
/** Tests may import from every floor. */
const tests = '\\.test\\.tsx?$|/testing/'

const upward = floors.flatMap((floor, depth) => {
  const above = floors.slice(0, depth)
  const from = { path: `^(${floor})($|/)`, pathNot: tests }
  // A file or folder with a line of its own further down is on that floor, whatever lies around it.
  const to = { path: `^(${above.join('|')})($|/)`, pathNot: `^(${floors.slice(depth).join('|')})($|/)` }
  return above.length === 0 ? [] : { name: `${floor} imports from a floor above it`, severity: 'error', from, to }
})

/** Services know one another by HTTP only, so that an agency can replace each of them; their tests do not reach across either. */
const apart = {
  name: 'services know one another by HTTP only',
  severity: 'error',
  from: { path: '^services/(backend-api|booking-site|content-system)/' },
  to: { path: '^services/(backend-api|booking-site|content-system)/', pathNot: '^services/$1/' },
}

export default {
  forbidden: [...upward, apart, { name: 'no circle of files', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|/build/|\\+types/|^services/content-system/(content|media)/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.json'], exportsFields: [] },
  },
}

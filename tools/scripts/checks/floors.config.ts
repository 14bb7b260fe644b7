import { readFloors } from './floors.ts'

const lines = readFloors()
const names = lines.flatMap(({ folders }) => folders)
const escaped = (name: string) => name.replaceAll('.', '\\.')

const inside = (folder: string) => {
  const within = names.filter(name => name.startsWith(`${folder}/`)).map(name => escaped(name.slice(folder.length)))
  return `${escaped(folder)}${within.length === 0 ? '' : `(?!(${within.join('|')})($|/))`}($|/)`
}

/** Imports go down the floors of FLOORS.md, never up and never in a circle. */
const floors = lines.map(({ folders }) => folders.map(inside).join('|'))
const tests = '\\.test\\.tsx?$|/testing/'

const upward = lines.slice(1).map(({ folders }, depth) => ({
  name: `${folders.join(' and ')} import from a floor above`,
  severity: 'error',
  from: { path: `^(${floors[depth + 1]})`, pathNot: tests },
  to: { path: `^(${floors.slice(0, depth + 1).join('|')})` },
}))

/** Services use one another by HTTP only, so that an agency can replace each; their tests too. */
const apart = {
  name: 'services know one another by HTTP only',
  severity: 'error',
  from: { path: '^systems/([^/]+)/' },
  to: { path: '^systems/', pathNot: '^systems/$1/' },
}

export default {
  forbidden: [...upward, apart, { name: 'no circle of files', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|/build/|\\+types/|^systems/content/(content|media)/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.json'], exportsFields: [] },
  },
}

/**
 * No package grows beyond its line in `tools/scripts/checks/weight.txt`: lines of source, tests and styles, blank ones and comments included.
 * Words, drawings and generated files are counted beside them, without a limit. A figure falls by itself when its
 * package gets lighter. An issue that needs more raises a line by the amount that the issue names, with a sentence.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { code, conclude, read, sourceFiles } from '../checks/source-files.ts'
import { root } from '../install/steps.mjs'

const budget = 'tools/scripts/checks/weight.txt'
const kinds = ['source', 'tests', 'css', 'apart'] as const
type Kind = (typeof kinds)[number]

const apart = /\/(examples|migrations)\/|^drawings\/|^words\/.+\/[a-z]{2}\.ts$|studio\/words\//
const test = /\.(test|spec)\.\w+$|(^|\/)(testing|e2e)\//

const folders = sourceFiles(/(^|\/)package\.json$/)
  .map(path.dirname)
  .sort((a, b) => b.length - a.length)

/** The innermost package of a file, or else the folder at the root that holds it. */
function packageOf(name: string): string {
  const outside = /^(tools\/)?[^/]+(?=\/)/.exec(name)?.[0] ?? 'root'
  return folders.find(folder => name.startsWith(`${folder}/`)) ?? outside
}

function kindOf(name: string): Kind {
  if (test.test(name)) return 'tests'
  if (apart.test(name)) return 'apart'
  return name.endsWith('.css') ? 'css' : 'source'
}

const nothing = (): Record<Kind, number> => ({ source: 0, tests: 0, css: 0, apart: 0 })
const weights = new Map<string, Record<Kind, number>>()
const total = nothing()
for (const name of sourceFiles(code)) {
  const weight = weights.get(packageOf(name)) ?? nothing()
  weights.set(packageOf(name), weight)
  const lines = read(name).split('\n').length - 1
  weight[kindOf(name)] += lines
  total[kindOf(name)] += lines
}

const text = read(budget)
const limits = new Map(
  text.split('\n').map(line => {
    const [name = '', ...figures] = line.split(/\s+/)
    return [name, figures.map(Number)]
  }),
)
const complaints = [...weights].flatMap(([name, weight]) =>
  kinds.slice(0, 3).flatMap((kind, at) => {
    const limit = limits.get(name)?.[at] ?? 0
    return weight[kind] > limit ? [`${name} has ${weight[kind]} lines of ${kind}; ${budget} allows ${limit}`] : []
  }),
)

const row = (name: string, figures: (string | number)[]) =>
  [name.padEnd(26), ...figures.map(figure => String(figure).padStart(7))].join('')
const rows = [...weights].sort().map(([name, weight]) => row(name, Object.values(weight)))
const head = text.split('\n').filter(line => line.startsWith('#'))
const lighter = [...head, row('package', [...kinds]), ...rows, row('together', Object.values(total)), ''].join('\n')
if (complaints.length === 0 && lighter !== text && !process.env.CI) writeFileSync(path.join(root, budget), lighter)
conclude(complaints)

/** Nothing in the repository depends on, or tells of, the machine it was written on. */
import { conclude, read, sourceFiles } from '../checks/source-files.ts'

const text = /\.(ts|tsx|mjs|mts|css|json|md|txt|yaml|yml|svg|html)$|(^|\/)(\.env\.example|\.npmrc|run|Dockerfile)$/
/** Folders of people and of build machines, and registries other than the public one. */
const machine = [
  /(?<![\w./-])\/(work|workspace|Users|builds)\/[\w.-]+/,
  /(?<![\w./-])\/(home|root)\/[\w-]+/,
  /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)https?:/,
  /^registry\s*=/m,
]
const harmless = /https?:\/\/\S+$/

const complaints: string[] = []
for (const name of sourceFiles(text)) {
  if (name === 'tools/scripts/rules/machine-paths.ts') continue
  read(name)
    .split('\n')
    .forEach((line, index) => {
      const match = machine.map(pattern => pattern.exec(line)).find(Boolean)
      if (match && !harmless.test(line.slice(0, match.index))) complaints.push(`${name}:${index + 1}: ${match[0]}`)
    })
}
conclude(complaints)

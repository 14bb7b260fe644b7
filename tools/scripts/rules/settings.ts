/** .env.example lists every variable of a process. Biome checks that one file reads it. */
import { conclude, read, sourceFiles } from '../checks/source-files.ts'

const schemas = /^(systems\/[^/]+\/settings|site\/server\/settings\/env)\.ts$/

const listed = new Set(Array.from(read('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm), match => match[1]))
const complaints = []
for (const name of sourceFiles(schemas)) {
  for (const [, variable] of read(name).matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)) {
    if (variable && !listed.has(variable)) complaints.push(`${name}: ${variable} is missing in .env.example`)
  }
}
conclude(complaints)

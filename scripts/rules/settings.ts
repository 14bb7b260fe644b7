/** The environment is read in one file a process, and every variable it knows stands in .env.example. */
import { conclude, read, sourceFiles } from '../checks/source-files.ts'

/** Where a process reads its environment, or hands it to the file that does. */
const readers =
  /^(services|site)\/.*(settings|settings\/env|main|server|import|(privacy|exporting)\/cli)\.ts$|^(scripts|e2e|bench|deploy|contracts\/suite|testing)\/|\.config\.ts$|\.test\./
const schemas = /^(services\/[^/]+\/settings|services\/service-kit\/process\/settings|site\/server\/settings\/env)\.ts$/

const complaints = []
for (const name of sourceFiles(/\.(ts|tsx)$/)) {
  if (!readers.test(name) && /\bprocess\.env\b/.test(read(name)))
    complaints.push(`${name}: read the environment in the settings of the process`)
}
const listed = new Set(Array.from(read('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm), match => match[1]))
for (const name of sourceFiles(schemas)) {
  for (const [, variable] of read(name).matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)) {
    if (variable && !listed.has(variable)) complaints.push(`${name}: ${variable} is missing in .env.example`)
  }
}
conclude([...new Set(complaints)])

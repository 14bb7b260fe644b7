/** Named exports everywhere; default exports only where a tool asks for one. */
import { code, conclude, read, sourceFiles } from './checks/source-files.mjs'

/** React Router loads these by their default export, and tools their settings. */
const asked =
  /^site\/app\/(routes\/|root\.tsx|routes\.ts|entry\.(server|client)\.tsx)|\.config\.ts$|^e2e\/operations\/stack\/browser-setup\.mjs$|\.d\.ts$/
const standard = /^export default\b|^export\s*\{[^}]*\bas default\b/m
const barrel = /^export \* from/m

const complaints = []
for (const name of sourceFiles(code)) {
  if (name.endsWith('.css')) continue
  const text = read(name)
  if (!asked.test(name) && standard.test(text)) complaints.push(`${name}: export by name, not by default`)
  if (barrel.test(text)) complaints.push(`${name}: export * hides where a thing lives`)
}
conclude(complaints)

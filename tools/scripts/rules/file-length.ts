/** Files stay short: none over 300 lines (style sheets 400), 19 of 20 up to 250, the median under 80; a house rule's script up to 70. */
import { code, conclude, read, sourceFiles } from '../checks/source-files.ts'

const generated = /\/examples\/|\/migrations\//

const files = sourceFiles(code)
  .filter(name => !generated.test(name))
  .map(name => ({ name, lines: read(name).trimEnd().split('\n').length }))
  .sort((a, b) => a.lines - b.lines)
const at = (share: number) => files[Math.floor((files.length - 1) * share)]?.lines ?? 0
const maxLines = (name: string) => (name.endsWith('.css') ? 400 : 300)
const complaints = files
  .filter(({ name, lines }) => lines > maxLines(name))
  .map(({ name, lines }) => `${name} has ${lines} lines; ${maxLines(name)} is the most`)
if (at(0.5) >= 80) complaints.push(`the median file has ${at(0.5)} lines; it must be under 80`)
if (at(0.95) > 250) complaints.push(`19 of 20 files should have at most 250 lines; one in 20 has ${at(0.95)} or more`)
for (const { name, lines } of files) {
  if (/^tools\/scripts\/rules\//.test(name) && lines > 70)
    complaints.push(`${name} has ${lines} lines; a house rule has at most 70`)
}
conclude(complaints)

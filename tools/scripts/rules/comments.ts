/** Comments are at most 5 % of all lines, ten begin with a question word, and each doc comment has its subject. */
import { conclude, read, sourceFiles } from '../checks/source-files.ts'

const maxShare = 0.05
const maxRiddles = 10
const generated = /\/examples\/|\/migrations\//

type Counted = { folder: string; lines: number; comments: number }

const complaints: string[] = []
const folders = new Map<string, Counted>()
const riddle = /^(\/\/|\{?\/?\*\*?)\s*(What|Who|Whose|How|Whether|Where|Which|When|Why)\b/
const riddles: string[] = []

for (const name of sourceFiles(/\.(ts|tsx|mjs)$/)) {
  if (generated.test(name)) continue
  const lines = read(name).trimEnd().split('\n')
  const folder = name.split('/').slice(0, -1).slice(0, 4).join('/') || '.'
  const counted = folders.get(folder) ?? { folder, lines: 0, comments: 0 }
  folders.set(folder, counted)
  counted.lines += lines.length
  let inside = false
  for (const [index, line] of lines.map(text => text.trim()).entries()) {
    const starts = /^\{?\/\*/.test(line)
    if (riddle.test(line) && !/\.test\.|^tools\/e2e\/|testing\//.test(name))
      riddles.push(`${name}:${index + 1}: ${line}`)
    if (inside || starts || line.startsWith('//')) counted.comments += 1
    if (starts || inside) inside = !line.includes('*/')
    const isDocEnd = (starts || line.startsWith('*')) && line.endsWith('*/') && counted.comments > 0
    const next = lines[index + 1]?.trim()
    if (isDocEnd && next?.startsWith('/**')) complaints.push(`${name}:${index + 1}: two doc comments for one thing`)
  }
}

const all = [...folders.values()]
const sum = (of: (one: Counted) => number) => all.reduce((total, one) => total + of(one), 0)
const share = sum(one => one.comments) / sum(one => one.lines)
if (share > maxShare) {
  complaints.push(
    `${(share * 100).toFixed(1)} % of all lines are comments; ${maxShare * 100} % is the most. Most above it:`,
  )
  const surplus = ({ comments, lines }: Counted) => comments - maxShare * lines
  for (const one of all.sort((a, b) => surplus(b) - surplus(a)).slice(0, 10)) {
    complaints.push(`  ${one.folder}: ${one.comments} of ${one.lines} lines`)
  }
}
if (riddles.length > maxRiddles) complaints.push(`${riddles.length} comments begin with a question word:`, ...riddles)
conclude(complaints)

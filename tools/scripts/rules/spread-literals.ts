/** A list or an object literal is never spread in place, `[...['a', 'b'], 'c']`: long ones have a line for each element. */
import { code, conclude, read, sourceFiles } from '../checks/source-files.ts'

const closing = { '[': ']', '{': '}', '(': ')' } as const
const opens = (sign: string | undefined): sign is keyof typeof closing => sign !== undefined && sign in closing

function endOf(text: string, from: number): number {
  const open: string[] = []
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === "'" || sign === '"' || sign === '`') at = endOfText(text, at)
    else if (opens(sign)) open.push(closing[sign])
    else if (sign === open.at(-1)) open.pop()
    if (open.length === 0) return at
  }
  return text.length
}

function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at += 1
    else if (text[at] === text[from]) return at
  }
  return text.length
}

const complaints: string[] = []
for (const name of sourceFiles(code).filter(file => !file.startsWith('tools/scripts/rules/'))) {
  const text = read(name)
  for (const { index } of text.matchAll(/(?<=\.\.\.)[[{]/g)) {
    // A call behind the bracket, `[…].map(…)`, makes a new list.
    if (!/^\s*[,\]})]/.test(text.slice(endOf(text, index) + 1))) continue
    complaints.push(`${name}:${text.slice(0, index).split('\n').length}: write the elements out, without the spread`)
  }
}
conclude(complaints)

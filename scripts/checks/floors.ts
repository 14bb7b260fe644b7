import { read } from './source-files.ts'

/** One floor: its folders or files, and what belongs into each of them and the folders within. */
export type Floor = { folders: string[]; within: { folder: string; sentence: string }[] }

/** Ends the sentence of a folder whose indented lines are not floors of their own. */
const withoutOrder = '(inside not ordered)'

/**
 * The floors of the house, from the top down, as FLOORS.md lists them: every line is one, also an indented line, which lies
 * below the files of its folder that have no line of their own.
 */
export function readFloors(): Floor[] {
  const floors: Floor[] = []
  let unorderedBelow = Number.POSITIVE_INFINITY
  for (const line of read('FLOORS.md').split('\n')) {
    const [, indent = '', names, sentence] = /^( *)- (`[^—]+`) — (.+)$/.exec(line) ?? []
    if (!names || !sentence) continue
    const folders = Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => name)
    const within = folders.map(folder => ({ folder, sentence }))
    if (indent.length > unorderedBelow) floors.at(-1)?.within.push(...within)
    else {
      floors.push({ folders, within })
      unorderedBelow = sentence.endsWith(withoutOrder) ? indent.length : Number.POSITIVE_INFINITY
    }
  }
  return floors
}

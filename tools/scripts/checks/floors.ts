import { read } from './source-files.ts'

export type Floor = { folders: string[]; within: { folder: string; sentence: string }[] }

const withoutOrder = '(inside not ordered)'

/** From the top down. Each line is a floor; an indented one lies below the other files of its folder. */
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

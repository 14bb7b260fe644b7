import { read } from './source-files.ts'

/** One floor: its folders or files, and what belongs into each of them and the folders within. */
export type Floor = { folders: string[]; within: { folder: string; sentence: string }[] }

/** The floors of the house, from the top down, as FLOORS.md lists them. */
export function readFloors(): Floor[] {
  const floors: Floor[] = []
  for (const line of read('FLOORS.md').split('\n')) {
    const [, indent, names, sentence] = /^( *)- (`[^—]+`) — (.+)$/.exec(line) ?? []
    if (!names || !sentence) continue
    const folders = Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => name)
    const within = folders.map(folder => ({ folder, sentence }))
    if (indent) floors.at(-1)?.within.push(...within)
    else floors.push({ folders, within })
  }
  return floors
}

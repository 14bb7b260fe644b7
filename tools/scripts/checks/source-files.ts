import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../install/steps.mjs'

export function sourceFiles(pattern: RegExp): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const names = [...new Set(list.split('\0'))]
  return names.filter(name => pattern.test(name) && existsSync(path.join(root, name)))
}

export const code = /\.(ts|tsx|mjs|mts|css)$/

export function read(name: string) {
  return readFileSync(path.join(root, name), 'utf8')
}

export function conclude(complaints: string[]) {
  for (const complaint of complaints) console.log(complaint)
  process.exitCode = complaints.length === 0 ? 0 : 1
}

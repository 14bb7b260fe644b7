import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../start/steps.mjs'

/**
 * The files of the repository, also those not yet committed, without what git ignores.
 *
 * @param {RegExp} pattern of the path inside the repository
 * @returns {string[]}
 */
export function sourceFiles(pattern) {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const names = [...new Set(list.split('\0'))]
  return names.filter(name => pattern.test(name) && existsSync(path.join(root, name)))
}

/** Program text, wherever it is. */
export const code = /\.(ts|tsx|mjs|mts|css)$/

/** @param {string} name */
export function read(name) {
  return readFileSync(path.join(root, name), 'utf8')
}

/**
 * Prints what breaks a rule and ends the process accordingly.
 *
 * @param {string[]} complaints
 */
export function conclude(complaints) {
  for (const complaint of complaints) console.log(complaint)
  process.exitCode = complaints.length === 0 ? 0 : 1
}

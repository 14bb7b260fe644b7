/** Builds of the studio to compare: of the files as they are, and of a commit. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../scripts/install/steps.mjs'

/** `folders`: the builds by their names, the older first. */
export type StudioBuilds = { folders: Map<string, string>; remove: () => void }

/** Builds the studio as it is, and as it was in a commit, with the packages of today. */
export function buildStudios(commit?: string): StudioBuilds {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-studios-'))
  const folders = new Map<string, string>()
  const tree = path.join(folder, 'tree')
  if (commit) {
    execFileSync('git', ['worktree', 'add', '--detach', tree, commit], { cwd: root, stdio: 'ignore' })
    linkPackages(tree)
    folders.set(commit, build(tree, path.join(folder, 'before')))
  }
  folders.set('now', build(root, path.join(folder, 'now')))
  return {
    folders,
    remove() {
      if (commit) execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The installed packages, and the workspaces of the tree itself. */
function linkPackages(tree: string) {
  const [from, to] = [root, tree].map(folder => path.join(folder, 'node_modules')) as [string, string]
  mkdirSync(path.join(to, '@agency'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@agency') symlinkSync(path.join(from, name), path.join(to, name))
  }
  for (const name of ['contracts', 'ui', 'reference-data', 'posters'])
    symlinkSync(path.join(tree, name), path.join(to, '@agency', name))
}

function build(tree: string, out: string): string {
  const vite = path.join(root, 'node_modules/.bin/vite')
  execFileSync(vite, ['build', '--outDir', out, '--emptyOutDir'], { cwd: path.join(tree, 'studio'), stdio: 'ignore' })
  return out
}

/** Serves a build to a page in place of the content system's own. */
export const serveStudio = (page: Page, folder: string): Promise<unknown> =>
  page.route(/\/studio(\/|$)/, route => {
    const asset = /\/studio\/(assets\/.+)$/.exec(new URL(route.request().url()).pathname)?.[1]
    return route.fulfill({ path: path.join(folder, asset ?? 'index.html') })
  })

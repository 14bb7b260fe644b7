import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureRuns } from './libraries.mjs'
import { problem } from './problem.mjs'
import { root, run, step } from './steps.mjs'

const nodeModules = path.join(root, 'node_modules')

/** An optional package for each system, of which npm installs the one that fits. */
export const nodeBinary = path.join(nodeModules, '.bin', 'node')

/** Brings node_modules in line with package-lock.json, and checks that its Node runs here. */
export async function install() {
  if (!isInstalled()) await installPackages()
  await ensureRuns('Node', nodeBinary, 'use a Debian 12 or another common Linux')
}

async function installPackages() {
  const npm = process.env.npm_execpath
  const [file, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']]
  // Building needs the development packages, also where NODE_ENV=production tells npm to leave them out. No package
  // needs its install script, and some would run on a Node whose libraries may be missing.
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-fund', '--no-audit']
  await step('Installing packages (npm ci)', () => run(file, [...args, ...flags]))
  if (!existsSync(nodeBinary)) {
    throw problem(`No Node 26 is packaged for this system (${process.platform} ${process.arch}): use Linux or macOS.`)
  }
  // 67 MB of headers, for packages that are compiled here; there are none.
  rmSync(path.join(realpathSync(nodeBinary), '../../include'), { recursive: true, force: true })
}

function isInstalled() {
  const notes = path.join(nodeModules, '.package-lock.json')
  if (!existsSync(notes) || !existsSync(nodeBinary)) return false
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const present = readPackages(notes)
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (!place.includes('node_modules/')) return true
    const found = present[place]
    return found ? found.version === version : optional === true
  })
}

/**
 * @param {string} file a lock file, or the notes npm keeps of what it installed
 * @returns {Record<string, { version?: string, optional?: boolean }>} by place
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

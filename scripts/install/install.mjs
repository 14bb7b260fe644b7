import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { ensureRuns } from './libraries.mjs'
import { root, run, step } from './steps.mjs'

const nodeModules = path.join(root, 'node_modules')

/** The Node the product runs on; it comes with the packages. */
export const nodeBinary = path.join(nodeModules, 'node', 'bin', 'node')
/** Where tools find it. npm does not make this link, because it comes before the program. */
const nodeLink = path.join(nodeModules, '.bin', 'node')

/** Brings node_modules in line with package-lock.json, if it is not, and makes sure that its Node runs here. */
export async function install() {
  if (!isInstalled()) await installPackages()
  await ensureRuns('Node', nodeBinary, 'use a Debian 12 or another common Linux')
}

async function installPackages() {
  const npm = process.env.npm_execpath
  const [file, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']]
  // Building needs the development packages, also where NODE_ENV=production tells npm to leave them out. No package's
  // install script is needed but Node's own, and the others would run on a Node whose libraries may be missing.
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-fund', '--no-audit']
  await step('Installing packages (npm ci)', () => run(file, [...args, ...flags]))
  const folder = 'node_modules/node'
  // Run by the Node that came with the packages, we have just deleted it.
  const node = existsSync(process.execPath) ? process.execPath : 'node'
  await step('Fetching Node', () => run(node, ['installArchSpecificPackage'], { folder }))
  if (!existsSync(nodeLink)) symlinkSync(path.relative(path.dirname(nodeLink), nodeBinary), nodeLink)
}

/** Whether every package the lock file asks for is there in its version; packages for other systems do not count. */
function isInstalled() {
  const notes = path.join(nodeModules, '.package-lock.json')
  if (!existsSync(notes) || !existsSync(nodeLink)) return false
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

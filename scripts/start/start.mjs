import { build } from './build.mjs'
import { install } from './install.mjs'
import { launch } from './launcher.mjs'
import { explain, problem } from './problem.mjs'

const names = ['site', 'content', 'booking', 'backend']

/**
 * @typedef {object} Options
 * @property {string} [only] the one process to run; all of them when absent
 * @property {boolean} dev
 */

/** @param {string[]} args of the command line */
export async function start(args) {
  try {
    if (process.platform === 'win32') throw problem('Windows itself is not supported: run this in WSL (wsl --install).')
    const options = readOptions(args)
    await install()
    await build(options)
    process.exitCode = await launch(args)
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

/**
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const rest = args.filter(one => one !== '--dev')
  const dev = rest.length < args.length
  if (rest.length === 0) return { dev }
  const [flag, only = '', ...more] = rest
  if (flag === '--only' && names.includes(only) && more.length === 0) return { only, dev }
  throw problem(`Do not understand ${args.join(' ')}: use --only with ${names.join(', ')}, or --dev, or nothing.`)
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nodeBinary } from '../install/install.mjs'
import { root, run, step } from '../install/steps.mjs'
import type { Options } from './settings.ts'

/** What is made from the sources before a start: by which program, from which files, into which folder. */
export type Product = {
  title: string
  process: string
  inputs: string[]
  output: string
  folder: string
  command: string[]
}

const products: Product[] = [
  {
    title: 'Building the site',
    process: 'site',
    inputs: ['site', 'ui', 'contracts', 'reference-data', 'package-lock.json', 'tsconfig.base.json'],
    output: 'site/build',
    folder: 'site',
    command: [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
  },
]

/** Never part of what a product is made from. */
const ignored = /^(node_modules|build|test-results|\..*)$|\.test\.tsx?$/

/** Makes what is missing or older than its sources. */
export async function build({ only, dev }: Options) {
  for (const product of products) {
    const needed = (!only || only === product.process) && !(dev && product.process === 'site')
    if (needed) await makeIfStale(product)
  }
}

async function makeIfStale({ title, inputs, output, folder, command }: Product) {
  const stamp = path.join(root, output, '.made-from')
  const state = fingerprint(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  const env = { NODE_ENV: 'production' }
  await step(title, () => run(nodeBinary, command, { folder, env }))
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, state)
}

/**
 * @param inputs files and folders of the repository
 * @returns changes when a name or the content of any of these files does
 */
export function fingerprint(inputs: string[]): string {
  const hash = createHash('sha256')
  const add = (name: string) => {
    const place = path.join(root, name)
    const stat = statSync(place, { throwIfNoEntry: false })
    if (stat?.isDirectory()) {
      const names = readdirSync(place).filter(one => !ignored.test(one))
      for (const one of names.sort()) add(path.join(name, one))
    } else if (stat) {
      hash.update(`${name}\0${stat.size}\0`).update(readFileSync(place))
    }
  }
  for (const name of inputs) add(name)
  return hash.digest('hex')
}

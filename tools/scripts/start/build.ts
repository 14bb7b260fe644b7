import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nodeBinary } from '../install/install.mjs'
import { root, run, step } from '../install/steps.mjs'
import { fingerprint } from './fingerprint.ts'
import { type Name, processes } from './processes.ts'

export type Product = {
  title: string
  process: Name
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
  {
    title: 'Building the studio',
    process: 'content',
    inputs: ['systems/content/studio', 'ui', 'contracts', 'package-lock.json', 'tsconfig.base.json'],
    output: 'systems/content/studio/build',
    folder: 'systems/content/studio',
    command: [path.join(root, 'node_modules/vite/bin/vite.js'), 'build'],
  },
]

export async function build(needed: Name[] = processes.map(({ name }) => name)) {
  for (const product of products) if (needed.includes(product.process)) await makeIfStale(product)
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

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../install/steps.mjs'

const assets = path.join(root, 'site/build/client/assets')
const isScript = (name: string) => name.endsWith('.js')
const content = (name: string) => readFileSync(path.resolve(assets, name))
const files = existsSync(assets) ? (readdirSync(assets, { recursive: true }) as string[]) : []
const studio = path.join(root, 'systems/content/studio/build')
const studioPage = path.join(studio, 'index.html')
const studioFiles = existsSync(studioPage)
  ? Array.from(readFileSync(studioPage, 'utf8').matchAll(/assets\/[^"]+\.(?:js|css)/g), ([name]) => name)
  : []
/** A page loads the words of one language: English stands for each. */
const staticImport = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)|import\(["'`]\.\/(words-[^"'`]+\.en\.js)/g
const isOfPanel = (name: string) => /^product-form\.island-/.test(name)
const isOfLogin = (name: string) => /^sign-in\.island-/.test(name)
/** The islands of `/dev` try out hydration; no page of a visitor names them. */
const isForVisitors = (name: string) => !/^(?:trial|broken)\.island-/.test(name)
const entry = files.filter(name => name.startsWith('entry.client-'))

/** Thousands of bytes in transit: scripts and styles with brotli, fonts as they are. */
const budgets = [
  { what: 'script of a page that is only read', names: withImports(entry, staticImport), most: 8 },
  { what: 'search panel with React', names: withImports(files.filter(isOfPanel), staticImport), most: 100 },
  // React Router also builds scripts for its own client, which no page names.
  {
    what: 'all scripts that pages may fetch',
    names: withImports(entry, /(words-[\w-]+\/[\w-]+\.en\.js|(?<!words-[\w-]+\/)[\w.-]+\.js)/g).filter(isForVisitors),
    most: 150,
  },
  { what: 'log-in dialog with React', names: withImports(files.filter(isOfLogin), staticImport), most: 80 },
  { what: 'all styles together', names: files.filter(name => name.endsWith('.css')), most: 30 },
  { what: 'all fonts together', names: files.filter(name => name.endsWith('.woff2')), most: 120 },
  { what: 'first load of the studio', names: studioFiles.map(name => path.join(studio, name)), most: 350 },
]

if (files.length === 0) {
  console.log('The site is not built.')
  process.exitCode = 1
}
for (const { what, names, most } of budgets) {
  const bytes = names.reduce((sum, name) => sum + sizeOf(name), 0)
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} KB of ${most} KB`)
  if (bytes > most * 1000 || names.length === 0) process.exitCode = 1
}

function withImports(names: string[], pattern: RegExp, seen = new Set<string>()): string[] {
  for (const name of names.filter(one => isScript(one) && files.includes(one) && !seen.has(one))) {
    seen.add(name)
    const imported = Array.from(content(name).toString().matchAll(pattern), ([, file, words]) => file ?? words ?? '')
    withImports(imported, pattern, seen)
  }
  return [...seen]
}

function sizeOf(name: string): number {
  return name.endsWith('.woff2') ? content(name).length : brotliCompressSync(content(name)).length
}

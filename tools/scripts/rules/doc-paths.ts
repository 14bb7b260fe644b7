/** Documentation names only paths that exist: from the root, from the document's folder, or the end of one. Decisions keep the paths of their day. */
import path from 'node:path'
import { conclude, read, sourceFiles } from '../checks/source-files.ts'

const documents = /^(ARCHITECTURE|CONTRIBUTING|FLOORS)\.md$|^docs\/(?!decisions\/).*\.md$|(^|\/)README\.md$/
const files = sourceFiles(/./)
const folders = new Set(files.flatMap(parents))
const paths = [...files, ...[...folders].map(folder => `${folder}/`)]
const roots = new Set(paths.map(name => name.split('/')[0]))

function parents(file: string): string[] {
  const folder = path.posix.dirname(file)
  return folder === '.' ? [] : [folder, ...parents(folder)]
}

function pattern(name: string, whole: boolean) {
  const parts = name.split(/<[^>]+>|\*|…/).map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`${whole ? '^' : '(^|/)'}${parts.join('[^/]+')}/?$`)
}

function exists(name: string, whole: boolean, document: string) {
  const beside = pattern(path.posix.join(path.posix.dirname(document), name), true)
  const anywhere = pattern(name, whole)
  return paths.some(file => anywhere.test(file) || beside.test(file))
}

function isPath(word: string) {
  if (/^[/.~A-Z@]|:\/\/|["'=]/.test(word)) return /^[A-Z]+\.md$/.test(word)
  const first = word.split('/')[0] ?? ''
  return (
    (word.includes('/') && roots.has(first)) ||
    /\.(ts|tsx|mjs|css)$/.test(word) ||
    (/^[a-z-]+\/([a-z-]+\/)*$/.test(word) && word !== 'umbraco/')
  )
}

function namedPaths(document: string): { name: string; whole: boolean }[] {
  const text = read(document)
  const spans = Array.from(text.matchAll(/`([^`\n]+)`/g), match => match[1] ?? '')
  const words = spans.flatMap(span => span.split(/[\s,]+/)).filter(isPath)
  const links = Array.from(text.matchAll(/\]\(([^)#:\s]+)(#[^)]*)?\)/g), match => match[1] ?? '')
  return [
    ...words.map(name => ({ name, whole: name.includes('/') && roots.has(name.split('/')[0]) })),
    ...links.map(link => ({ name: path.posix.join(path.posix.dirname(document), link), whole: true })),
  ]
}

conclude(
  sourceFiles(documents).flatMap(document =>
    namedPaths(document)
      .filter(({ name, whole }) => !exists(name, whole, document))
      .map(({ name }) => `${document}: ${name} does not exist`),
  ),
)

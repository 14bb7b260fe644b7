import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type { Fault } from './fault.ts'

export type ContentFile = {
  data: Record<string, unknown>
  body: string
  /** The line of a value in the front matter; for a missing one, that of its parent. */
  lineOf: (path: (string | number)[]) => number
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/

/** Parses a content file. @param file its name for messages @returns its faults if it cannot be parsed */
export function readContentFile(source: string, file: string): ContentFile | Fault[] {
  const parts = frontMatter.exec(source)
  if (parts === null) return [{ file, line: 1, where: '', message: 'must begin with front matter between --- lines' }]
  const [, front = '', body = ''] = parts
  const lines = new LineCounter()
  const document = parseDocument(front, { lineCounter: lines })
  // The front matter begins on the second line of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  if (document.errors.length > 0) {
    return document.errors.map(error => ({
      file,
      line: lineAt(error.pos[0]),
      where: '',
      message: error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'cannot be read',
    }))
  }
  if (!isMap(document.contents)) return [{ file, line: 2, where: '', message: 'front matter must be a list of names' }]
  const bodyLine = source.slice(0, source.length - body.length).split('\n').length

  const lineOf = (path: (string | number)[]): number => {
    if (path[0] === 'bodyText' && !document.has('bodyText')) return bodyLine
    for (let length = path.length; length > 0; length--) {
      const parent = document.getIn(path.slice(0, length - 1), true)
      const name = path[length - 1]
      const pair = isMap(parent) ? parent.items.find(item => isNode(item.key) && item.key.toJSON() === name) : undefined
      const place = pair?.key ?? document.getIn(path.slice(0, length), true)
      if (isNode(place) && place.range) return lineAt(place.range[0])
    }
    return 1
  }
  return { data: document.toJS() as Record<string, unknown>, body: body.trim(), lineOf }
}

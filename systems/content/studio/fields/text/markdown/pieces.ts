import type { Mark, Node } from '@tiptap/pm/model'

export type Piece = {
  kind: 'text' | 'code' | 'break' | 'image' | 'raw'
  node: Node
  text: string
  marks: readonly Mark[]
}

/** Collapses spaces as on a page. */
export function piecesOf(block: Node): Piece[] {
  const pieces = block.children.map(pieceOf)
  while (pieces.at(-1)?.kind === 'break') pieces.pop()
  let isBlankBefore = true
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'text') {
      const isLast = index === pieces.length - 1 || pieces[index + 1]?.kind === 'break'
      piece.text = collapsed(piece.text, isBlankBefore, isLast)
    }
    isBlankBefore = piece.kind === 'break' || (piece.text === '' ? isBlankBefore : piece.text.endsWith(' '))
  }
  return pieces.filter(({ kind, text }) => kind !== 'text' || text !== '')
}

function pieceOf(node: Node): Piece {
  const { marks, type } = node
  const text = node.text ?? ''
  if (node.isText) return { kind: marks.some(mark => mark.type.name === 'code') ? 'code' : 'text', node, text, marks }
  const kind = type.name === 'hardBreak' ? 'break' : type.name === 'image' ? 'image' : 'raw'
  return { kind, node, text: kind === 'break' ? '\n' : '<', marks }
}

function collapsed(text: string, isBlankBefore: boolean, isLast: boolean): string {
  const single = text.replace(/[ \t\r\n\f]+/g, ' ')
  const begun = isBlankBefore ? single.replace(/^ /, '') : single
  return isLast ? begun.replace(/ $/, '') : begun
}

import { Extension, type Extensions, Node } from '@tiptap/core'
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { TextPicture } from './pictures/text-picture.ts'

const attributes = () => ({ source: { default: '' } })

/** HTML that the editor cannot edit, such as a video: shown as source. */
const RawBlock = Node.create({
  name: 'rawBlock',
  group: 'block',
  atom: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: 'pre[data-raw]', getAttrs: element => ({ source: element.dataset.raw }), priority: 100 }],
  renderHTML: ({ node }) => ['pre', { 'data-raw': node.attrs.source, class: 'text__raw' }, node.attrs.source],
})

/** A tag within a line, such as `<sup>`. */
const RawTag = Node.create({
  name: 'rawTag',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: 'code[data-raw]', getAttrs: element => ({ source: element.dataset.raw }), priority: 100 }],
  renderHTML: ({ node }) => ['code', { 'data-raw': node.attrs.source, class: 'text__raw' }, node.attrs.source],
})

const oneParagraph = { content: 'paragraph' }

/** Enter in a cell breaks its line. */
const CellBreak = Extension.create({
  name: 'cellBreak',
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => editor.isActive('table') && editor.commands.setHardBreak(),
  }),
})

export const extensions: Extensions = [
  // Markdown has no underlining, and the only first-level heading of a page is its title.
  StarterKit.configure({ underline: false, heading: { levels: [2, 3, 4] }, link: { openOnClick: false } }),
  TextPicture,
  TableKit.configure({ tableCell: false, tableHeader: false }),
  TableCell.extend(oneParagraph),
  TableHeader.extend(oneParagraph),
  CellBreak,
  RawBlock,
  RawTag,
]

import { Extension, type Extensions } from '@tiptap/core'
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { RawBlock, RawTag } from './markdown/raw-html.ts'
import { TextPicture } from './pictures/text-picture.ts'

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

import { Node } from '@tiptap/core'

const attributes = () => ({ source: { default: '' } })

/** HTML that the editor cannot edit, such as a video: shown as source. */
export const RawBlock = Node.create({
  name: 'rawBlock',
  group: 'block',
  atom: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: 'pre[data-raw]', getAttrs: element => ({ source: element.dataset.raw }), priority: 100 }],
  renderHTML: ({ node }) => ['pre', { 'data-raw': node.attrs.source, class: 'text__raw' }, node.attrs.source],
})

/** A tag within a line, such as `<sup>`. */
export const RawTag = Node.create({
  name: 'rawTag',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: 'code[data-raw]', getAttrs: element => ({ source: element.dataset.raw }), priority: 100 }],
  renderHTML: ({ node }) => ['code', { 'data-raw': node.attrs.source, class: 'text__raw' }, node.attrs.source],
})

import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { Markdown } from '@tiptap/markdown'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useState } from 'react'
import { leavesText } from './leave-text.ts'
import { cleanedPaste } from './paste/cleaned-paste.ts'
import { TextToolbar } from './text-toolbar.tsx'

type MarkdownEditorProps = { id: string; markdown: string; onChange: (markdown: string) => void }

const extensions = [
  // Markdown has no underlining, and a page has one first heading: its title.
  StarterKit.configure({ underline: false, heading: { levels: [2, 3, 4] }, link: { openOnClick: false } }),
  Image,
  TableKit,
  Markdown,
]

/** A text as it will look, or as Markdown. What nobody touches stays as it was written, byte for byte. */
export function MarkdownEditor({ id, markdown, onChange }: MarkdownEditorProps) {
  const [showsSource, setShowsSource] = useState(false)
  const named = { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` }
  const editor = useEditor({
    extensions,
    content: markdown,
    contentType: 'markdown',
    injectCSS: false,
    editorProps: {
      attributes: { ...named, id, class: 'text__content', role: 'textbox', 'aria-multiline': 'true' },
      handleDOMEvents: { keydown: leavesText },
      transformPastedHTML: cleanedPaste,
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getMarkdown()),
  })

  function toggleSource() {
    if (showsSource) editor.commands.setContent(markdown, { contentType: 'markdown', emitUpdate: false })
    setShowsSource(!showsSource)
  }

  return (
    <div className="text">
      <TextToolbar editor={editor} showsSource={showsSource} onToggleSource={toggleSource} />
      {showsSource ? (
        <textarea
          {...named}
          id={id}
          className="text__source"
          rows={16}
          value={markdown}
          onChange={event => onChange(event.target.value)}
        />
      ) : (
        <EditorContent editor={editor} />
      )}
    </div>
  )
}

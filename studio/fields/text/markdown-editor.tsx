import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { Markdown } from '@tiptap/markdown'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useRef, useState } from 'react'
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

/** Without the empty line that the editor adds behind a list or a table as soon as the cursor is in the text. */
const writtenIn = (editor: Editor) => editor.getMarkdown().trimEnd()

/** A text as it will look, or as Markdown. What nobody touches stays as it was written, byte for byte. */
export function MarkdownEditor({ id, markdown, onChange }: MarkdownEditorProps) {
  const [showsSource, setShowsSource] = useState(false)
  const written = useRef<string>(undefined)
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
    onCreate({ editor: created }) {
      written.current = writtenIn(created)
    },
    onUpdate({ editor: changed }) {
      const now = writtenIn(changed)
      if (now === written.current) return
      written.current = now
      onChange(changed.getMarkdown())
    },
  })

  function toggleSource() {
    if (showsSource) {
      editor.commands.setContent(markdown, { contentType: 'markdown', emitUpdate: false })
      written.current = writtenIn(editor)
    }
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

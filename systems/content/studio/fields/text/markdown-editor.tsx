import { goToNextCell, isInTable } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { UploadList } from '../../media/uploads/upload-list.tsx'
import { announce } from '../../parts/announcements.tsx'
import { words } from '../../words/words.ts'
import { useStable } from '../plain/use-stable.ts'
import { extensions } from './extensions.ts'
import { readMarkdown } from './markdown/read-markdown.ts'
import { writeMarkdown } from './markdown/write-markdown.ts'
import { cleanedPaste } from './paste/cleaned-paste.ts'
import { PicturePanel } from './pictures/picture-panel.tsx'
import { onPicturePressed } from './pictures/text-picture.ts'
import { usePictureFiles } from './pictures/use-picture-files.ts'
import { TextToolbar } from './text-toolbar.tsx'

type MarkdownEditorProps = {
  id: string
  lang?: string | undefined
  markdown: string
  onChange: (markdown: string) => void
}

const writtenIn = (editor: Editor) => writeMarkdown(editor.state.doc)

/** Rendered or as Markdown. An unedited text stays the same byte for byte. */
export function MarkdownEditor({ id, lang, markdown, onChange }: MarkdownEditorProps) {
  const [showsSource, setShowsSource] = useState(false)
  const [pressedPicture, setPressedPicture] = useState<number>()
  const files = usePictureFiles()
  const written = useRef<string>(undefined)
  const named = { ...(lang && { lang }), 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` }
  // Once: parsing a long text takes as long as the rest of a keystroke.
  const [fixed] = useState(() => ({
    extensions,
    content: readMarkdown(markdown),
    injectCSS: false,
    textDirection: 'auto' as const,
    editorProps: {
      attributes: { ...named, id, class: 'text__content', role: 'textbox', 'aria-multiline': 'true' },
      handleDOMEvents: { keydown: leavesText },
      ...onPicturePressed(setPressedPicture),
      ...files.editorProps,
      transformPastedHTML: (html: string) => cleanedPaste(html, count => announce(words.text.leftOut(count))),
    },
  }))
  const editor = useEditor({
    ...fixed,
    onCreate({ editor: created }) {
      written.current = writtenIn(created)
    },
    onTransaction: files.onTransaction,
    onUpdate({ editor: changed }) {
      const now = writtenIn(changed)
      if (now === written.current) return
      written.current = now
      onChange(now)
    },
  })

  const toggleSource = useStable(() => {
    if (showsSource) {
      editor.commands.setContent(readMarkdown(markdown), { emitUpdate: false })
      written.current = writtenIn(editor)
    }
    setShowsSource(!showsSource)
  })

  return (
    <div className="text">
      <TextToolbar editor={editor} showsSource={showsSource} onToggleSource={toggleSource} />
      {showsSource ? (
        <textarea
          {...named}
          id={id}
          className="text__source"
          dir="auto"
          rows={16}
          value={markdown}
          onChange={event => onChange(event.target.value)}
        />
      ) : (
        <EditorContent editor={editor} />
      )}
      <UploadList uploads={files.uploads} onRetry={files.retry} onDismiss={files.dismiss} />
      {pressedPicture !== undefined && (
        <PicturePanel editor={editor} at={pressedPicture} onClose={() => setPressedPicture(undefined)} />
      )}
    </div>
  )
}

/**
 * Tab leaves the text, as any field. Otherwise Shift Tab in a top-level list would end the list, and Tab in the last
 * cell of a table would add a row.
 */
function leavesText({ state }: EditorView, { key, shiftKey }: KeyboardEvent): boolean {
  if (key !== 'Tab') return false
  if (isInTable(state)) return !goToNextCell(shiftKey ? -1 : 1)(state)
  const { $from } = state.selection
  const levels = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name)
  return shiftKey && levels.filter(name => name === 'listItem').length === 1
}

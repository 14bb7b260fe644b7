import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { ToggleButton, Toolbar } from 'react-aria-components'
import { PictureWindow } from '../../media/picture-window.tsx'
import { words } from '../../words/words.ts'
import { LinkWindow } from '../picking/link-field.tsx'
import { insertPicture } from './pictures/text-picture.ts'

/**
 * A button of the toolbar. It shows its name or a sign. Without `run` it opens a window first; `isOn`: whether the
 * selected text has it.
 */
export type Command = {
  name: keyof typeof words.text.commands
  sign?: string
  run?: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
}

const chain = (editor: Editor) => editor.chain().focus()

const commands: Command[] = [
  { name: 'bold', sign: 'B', run: it => chain(it).toggleBold().run(), isOn: it => it.isActive('bold') },
  { name: 'italic', sign: 'I', run: it => chain(it).toggleItalic().run(), isOn: it => it.isActive('italic') },
  {
    name: 'heading',
    run: it => chain(it).toggleHeading({ level: 2 }).run(),
    isOn: it => it.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    run: it => chain(it).toggleHeading({ level: 3 }).run(),
    isOn: it => it.isActive('heading', { level: 3 }),
  },
  { name: 'list', run: it => chain(it).toggleBulletList().run(), isOn: it => it.isActive('bulletList') },
  {
    name: 'numbers',
    run: it => chain(it).toggleOrderedList().run(),
    isOn: it => it.isActive('orderedList'),
  },
  { name: 'quote', run: it => chain(it).toggleBlockquote().run(), isOn: it => it.isActive('blockquote') },
  { name: 'link', isOn: it => it.isActive('link') },
  { name: 'unlink', run: it => chain(it).unsetLink().run() },
  { name: 'picture' },
  { name: 'table', run: it => chain(it).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run() },
  { name: 'undo', sign: '↶', run: it => chain(it).undo().run() },
  { name: 'redo', sign: '↷', run: it => chain(it).redo().run() },
]

type TextToolbarProps = { editor: Editor; showsSource: boolean; onToggleSource: () => void }

/** The toolbar of a text. One stop for Tab; arrow keys move between its buttons. */
export function TextToolbar({ editor, showsSource, onToggleSource }: TextToolbarProps) {
  const [asks, setAsks] = useState<'link' | 'picture'>()
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => commands.filter(({ isOn }) => isOn?.(now)).map(({ name }) => name),
  })
  const press = ({ name, run }: Command) => (run ? run(editor) : setAsks(name as 'link' | 'picture'))
  return (
    <>
      <Toolbar aria-label={words.text.toolbar} className="text__toolbar">
        {!showsSource &&
          commands.map(command => (
            <ToggleButton
              key={command.name}
              aria-label={words.text.commands[command.name]}
              isSelected={active.includes(command.name)}
              onPress={() => press(command)}
            >
              {command.sign ?? words.text.commands[command.name]}
            </ToggleButton>
          ))}
        <ToggleButton isSelected={showsSource} onPress={onToggleSource}>
          {words.text.source}
        </ToggleButton>
      </Toolbar>
      <LinkWindow
        isOpen={asks === 'link'}
        onOpenChange={() => setAsks(undefined)}
        value={editor.getAttributes('link').href}
        onPick={href => editor.chain().focus().extendMarkRange('link').setLink({ href }).run()}
      />
      <PictureWindow
        isOpen={asks === 'picture'}
        onOpenChange={() => setAsks(undefined)}
        onPick={value => insertPicture(editor, value)}
      />
    </>
  )
}

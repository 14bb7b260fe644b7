import { type Editor, useEditorState } from '@tiptap/react'
import { memo, useState } from 'react'
import { ToggleButton, Toolbar } from 'react-aria-components'
import { PictureWindow } from '../../media/picture-window.tsx'
import { words } from '../../words/words.ts'
import { LinkWindow } from '../picking/link-field.tsx'
import { insertPicture } from './pictures/text-picture.ts'

/** Without `run` it opens a window first; `isOn`: the selected text has it. */
export type Command = {
  name: keyof typeof words.text.commands
  sign?: string
  run?: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
}

const chain = (editor: Editor) => editor.chain().focus()

const commands: Command[] = [
  { name: 'bold', sign: 'B', run: editor => chain(editor).toggleBold().run(), isOn: editor => editor.isActive('bold') },
  {
    name: 'italic',
    sign: 'I',
    run: editor => chain(editor).toggleItalic().run(),
    isOn: editor => editor.isActive('italic'),
  },
  {
    name: 'heading',
    run: editor => chain(editor).toggleHeading({ level: 2 }).run(),
    isOn: editor => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    run: editor => chain(editor).toggleHeading({ level: 3 }).run(),
    isOn: editor => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'list',
    run: editor => chain(editor).toggleBulletList().run(),
    isOn: editor => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    run: editor => chain(editor).toggleOrderedList().run(),
    isOn: editor => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    run: editor => chain(editor).toggleBlockquote().run(),
    isOn: editor => editor.isActive('blockquote'),
  },
  { name: 'link', isOn: editor => editor.isActive('link') },
  { name: 'unlink', run: editor => chain(editor).unsetLink().run() },
  { name: 'picture' },
  { name: 'table', run: editor => chain(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run() },
  { name: 'undo', sign: '↶', run: editor => chain(editor).undo().run() },
  { name: 'redo', sign: '↷', run: editor => chain(editor).redo().run() },
]

/** Without a selection, inserts the page's name or the address as a link. */
function setLink(editor: Editor, href: string, name = href): void {
  const isBare = editor.state.selection.empty && !editor.isActive('link')
  const words = { type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] }
  if (isBare) chain(editor).insertContent(words).run()
  else chain(editor).extendMarkRange('link').setLink({ href }).run()
}

type TextToolbarProps = { editor: Editor; showsSource: boolean; onToggleSource: () => void }

/** One stop for Tab; arrow keys move between its buttons. */
export const TextToolbar = memo(function TextToolbar({ editor, showsSource, onToggleSource }: TextToolbarProps) {
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
        onPick={(href, name) => setLink(editor, href, name)}
      />
      <PictureWindow
        isOpen={asks === 'picture'}
        onOpenChange={() => setAsks(undefined)}
        onPick={value => insertPicture(editor, value)}
      />
    </>
  )
})

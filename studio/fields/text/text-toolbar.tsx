import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { ToggleButton, Toolbar } from 'react-aria-components'
import { PictureWindow } from '../../media/picture-window.tsx'
import { words } from '../../words/words.ts'
import { LinkWindow } from '../picking/link-window.tsx'
import { type Command, commands } from './commands.ts'
import { insertPicture } from './pictures/insert-picture.ts'

type TextToolbarProps = { editor: Editor; showsSource: boolean; onToggleSource: () => void }

/** What can be done with the chosen text. One stop for Tab; arrows go from button to button. */
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

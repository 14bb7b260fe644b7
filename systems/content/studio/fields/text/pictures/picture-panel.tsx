import { TextArea, TextField } from '@agency/ui/forms/field.tsx'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { propertyOf, thumbnailOf } from '../../../calls/media.ts'
import { PictureWindow } from '../../../media/picture-window.tsx'
import { usePictures } from '../../../media/use-pictures.ts'
import { MainButton, QuietButton } from '../../../parts/forms/buttons.tsx'
import { Window } from '../../../parts/window.tsx'
import { words } from '../../../words/words.ts'
import { goOnBehind } from './text-picture.ts'

type PicturePanelProps = { editor: Editor; at: number; onClose: () => void }

export function PicturePanel({ editor, at, onClose }: PicturePanelProps) {
  const [typed, setTyped] = useState<string>()
  const [isReplacing, setIsReplacing] = useState(false)
  const { pictures } = usePictures('')
  const picture = useEditorState({ editor, selector: ({ editor: now }) => now.state.doc.nodeAt(at) })
  if (picture?.type.name !== 'image') return null
  const { attrs, nodeSize } = picture
  const { src, alt, title } = attrs
  const shown = thumbnailOf(src)
  const inLibrary = pictures.find(one => thumbnailOf(propertyOf(one)) === shown)

  const change = (values: Record<string, string>) =>
    editor.commands.command(({ tr }) => {
      for (const [name, value] of Object.entries(values)) tr.setNodeAttribute(at, name, value)
      return true
    })

  function done() {
    onClose()
    editor
      .chain()
      .focus()
      .command(({ tr }) => goOnBehind(tr, at + nodeSize))
      .run()
  }

  function takeOut() {
    editor.commands.deleteRange({ from: at, to: at + nodeSize })
    onClose()
  }

  return (
    <Window title={words.text.picture.title} isOpen onOpenChange={onClose}>
      <div className="form-column">
        <img className="text__picture" src={shown} alt="" />
        <TextArea
          name="picture-alt"
          label={words.pictures.alt}
          hint={words.text.picture.altHelp}
          rows={3}
          required={false}
          value={typed ?? (alt || inLibrary?.alt || '')}
          onChange={event => {
            setTyped(event.target.value)
            change({ alt: event.target.value })
          }}
        />
        <TextField
          name="picture-caption"
          label={words.text.picture.caption}
          hint={words.text.picture.captionHelp}
          optional
          value={title ?? ''}
          onChange={event => change({ title: event.target.value })}
        />
        <p className="buttons">
          <MainButton onClick={done}>{words.text.picture.done}</MainButton>
          <QuietButton onClick={() => setIsReplacing(true)}>{words.pictures.change}</QuietButton>
          <QuietButton onClick={takeOut}>{words.fields.clear}</QuietButton>
        </p>
      </div>
      <PictureWindow
        isOpen={isReplacing}
        onOpenChange={setIsReplacing}
        onPick={value => {
          setTyped(undefined)
          change({ src: value, alt: '' })
        }}
      />
    </Window>
  )
}

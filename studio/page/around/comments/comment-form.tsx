import { MAX_COMMENT } from '@agency/contracts/manage/nodes/comments.ts'
import { closedList, listReducer } from '@agency/ui/combobox/list-state.ts'
import { useCombobox } from '@agency/ui/combobox/use-combobox.ts'
import { FieldFrame } from '@agency/ui/forms/field.tsx'
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useReducer, useRef, useState } from 'react'
import { CallFailure } from '../../../calls/call.ts'
import { type Person, readMentionable } from '../../../calls/nodes.ts'
import { announce, announceFault } from '../../../parts/announcements.tsx'
import { MainButton, QuietButton } from '../../../parts/forms/buttons.tsx'
import { FaultLine } from '../../../parts/forms/submit-form.tsx'
import { useShortcut } from '../../../parts/use-shortcut.ts'
import { words } from '../../../words/words.ts'
import { SignedOut } from '../../saving/save-notice.tsx'
import { keepTyped, keptTyped } from '../../saving/typed-text.ts'
import { peopleLike, typedMention, withMentions } from './mentions.ts'

const { comments: texts } = words

type CommentFormProps = {
  /** Under which this browser keeps what is typed until it is sent. */
  name: string
  label: string
  action: string
  /** What the text is at first. */
  before?: string
  isFocused?: boolean
  /** @param text with mentions in their form on the wire @throws CallFailure */
  send: (text: string) => Promise<unknown>
  said: string
  onDone?: () => void
  /** Without it the form cannot be closed. */
  onCancel?: () => void
}

/** A field for a comment in which `@` offers colleagues. What is typed is kept until it was sent. */
export function CommentForm({
  name,
  label,
  action,
  before = '',
  isFocused,
  send,
  said,
  onDone,
  onCancel,
}: CommentFormProps) {
  const id = useId()
  const [text, setText] = useState(() => keptTyped<string>(name) ?? before)
  const [fault, setFault] = useState<CallFailure>()
  const [busy, setBusy] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const mention = useMention(`${id}-people`, text, type)

  function type(typed: string) {
    setText(typed)
    keepTyped(name, typed === before ? undefined : typed)
  }

  async function submit() {
    if (busy || text.trim() === '') return field.current?.focus()
    setBusy(true)
    setFault(undefined)
    try {
      await send(text.includes('@') ? withMentions(text, await people()) : text)
      type(before)
      announce(said)
      onDone?.()
    } catch (error) {
      if (error instanceof CallFailure) setFault(error)
      else announceFault(error)
    }
    setBusy(false)
  }

  useShortcut('enter', submit, !hasFocus)
  const frame = { id, label, hint: texts.help(MAX_COMMENT - text.length) }
  return (
    <form
      className="comment-form"
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <FieldFrame {...frame}>
        <textarea
          ref={field}
          id={id}
          dir="auto"
          rows={2}
          maxLength={MAX_COMMENT}
          // biome-ignore lint/a11y/noAutofocus: the user asked for this form
          autoFocus={isFocused}
          value={text}
          {...mention.fieldProps}
          aria-describedby={`${id}-hint`}
        />
        <div className="comment-form__place">{mention.list}</div>
      </FieldFrame>
      {fault?.status === 401 ? (
        <SignedOut onSignedIn={submit} />
      ) : (
        <FaultLine fault={fault ? texts.notSent(fault.message) : ''} />
      )}
      <div className="buttons">
        <MainButton type="submit" disabled={busy}>
          {action}
        </MainButton>
        {onCancel && (
          <QuietButton
            onClick={() => {
              keepTyped(name, undefined)
              onCancel()
            }}
          >
            {texts.cancel}
          </QuietButton>
        )}
      </div>
    </form>
  )
}

let known: Promise<Person[]> | undefined
/** Who can be mentioned: asked once for each page that is loaded, and again after a failure. */
function people(): Promise<Person[]> {
  known ??= readMentionable().then(answer => answer.people)
  known.catch(() => {
    known = undefined
  })
  return known
}

/** The list of people below a text field while a name is typed after `@`. */
function useMention(id: string, text: string, onType: (text: string) => void) {
  const [list, dispatch] = useReducer(listReducer<Person>, closedList)
  const combobox = useCombobox({ id, label: texts.people, list, dispatch, onOpen: () => {}, onChoose: choose })
  const caret = useRef(0)
  const newest = useRef(text)

  useEffect(() => {
    if (list.items.length > 0) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id, list.items])

  async function offer(typedText: string, at: number) {
    caret.current = at
    newest.current = typedText
    const mention = typedMention(typedText, at)
    if (mention === undefined) return dispatch({ type: 'closed' })
    const all = await people().catch(() => [])
    if (newest.current !== typedText) return
    const like = peopleLike(all, mention.typed)
    // A whole name needs no choice.
    const items = like.some(({ name }) => name === mention.typed) ? [] : like
    dispatch({ type: 'answered', text: typedText, items, status: texts.found(items.length), isProposed: true })
  }

  function choose({ name }: Person) {
    const mention = typedMention(newest.current, caret.current)
    dispatch({ type: 'chosen' })
    if (mention === undefined) return
    const head = `${newest.current.slice(0, mention.start)}@${name} `
    onType(head + newest.current.slice(caret.current))
    const field = document.activeElement
    if (field instanceof HTMLTextAreaElement)
      requestAnimationFrame(() => field.setSelectionRange(head.length, head.length))
  }

  // A text area is no combobox to screen readers: it has a list beside it while one is open.
  const { role: _, 'aria-expanded': __, ...fieldProps } = combobox.fieldProps
  return {
    fieldProps: {
      ...fieldProps,
      onChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
        onType(target.value)
        void offer(target.value, target.selectionStart)
      },
      onBlur: () => dispatch({ type: 'closed' }),
      onKeyDown: (event: KeyboardEvent) => combobox.isOpen && combobox.onKeyDown(event),
    },
    list: (
      <>
        <div {...combobox.listProps} className="comment-form__people">
          {list.items.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
            // biome-ignore lint/a11y/noStaticElementInteractions: its role comes with the other props
            <div key={person.id} {...combobox.itemProps(index)} onClick={() => choose(person)}>
              {person.name}
            </div>
          ))}
        </div>
        <span className="visually-hidden" role="status">
          {list.status}
        </span>
      </>
    ),
  }
}

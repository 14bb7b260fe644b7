import { type Comment, spellMentions, type Thread } from '@agency/contracts/manage/nodes/comments.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { addComment, changeComment, removeComment, setDone } from '../../../calls/nodes.ts'
import { announce, announceFault } from '../../../parts/announcements.tsx'
import { LinkButton, SmallButton } from '../../../parts/forms/buttons.tsx'
import { newKey } from '../../../parts/nodes/new-key.ts'
import { useStudio } from '../../../parts/nodes/studio-data.ts'
import { placeOf } from '../../../words/labels.ts'
import { words } from '../../../words/words.ts'
import { CommentForm } from './comment-form.tsx'

const { comments: texts } = words
const time = (at: string) => formatInstant(Date.parse(at))

type ThreadProps = {
  nodeKey: string
  thread: Thread
  /** Of those who are mentioned, by id. */
  names: Record<string, string>
  /** The comment that the address leads to. */
  target: string | undefined
  /** Reads all threads again. */
  read: () => Promise<void>
}

/** One thread: where it belongs, its comments, and what the user can do about it. */
export function ThreadView({ nodeKey, thread, names, target, read }: ThreadProps) {
  const [isAnswering, setIsAnswering] = useState(false)
  const [id, setId] = useState(newKey)
  const { search } = useLocation()
  const place = placeOf(thread.path)
  const act = useWork(read)
  return (
    <li className={thread.done ? 'thread thread--done' : 'thread'}>
      <h3>
        {thread.gone ? (
          texts.gone(place, thread.item)
        ) : (
          <Link to={{ search, hash: `#comment-${thread.id}` }} replace>
            {place}
          </Link>
        )}
      </h3>
      <ol>
        {thread.comments.map(comment => (
          <CommentView
            key={comment.id}
            nodeKey={nodeKey}
            comment={comment}
            names={names}
            isTarget={comment.id === target}
            act={act}
          />
        ))}
      </ol>
      {thread.done && <p className="thread__done">{texts.doneBy(thread.done.by, time(thread.done.at))}</p>}
      {isAnswering && (
        <CommentForm
          name={`${nodeKey}.comment.${thread.id}`}
          label={texts.answerLabel}
          action={texts.answer}
          isFocused
          send={text => addComment(nodeKey, id, text, { thread: thread.id }).then(read)}
          said={texts.sent}
          onDone={() => {
            setId(newKey())
            setIsAnswering(false)
          }}
          onCancel={() => setIsAnswering(false)}
        />
      )}
      <p className="buttons">
        {!isAnswering && !thread.done && <SmallButton onClick={() => setIsAnswering(true)}>{texts.answer}</SmallButton>}
        <SmallButton
          onClick={() =>
            act(() => setDone(nodeKey, thread.id, thread.done === null), thread.done ? texts.isOpen : texts.isDone)
          }
        >
          {thread.done ? texts.again : texts.done}
        </SmallButton>
      </p>
    </li>
  )
}

type Work = (work: () => Promise<unknown>, said: string) => Promise<void>

type CommentViewProps = {
  nodeKey: string
  comment: Comment
  names: Record<string, string>
  isTarget: boolean
  act: Work
}

/** Who said what and when; one's own words can be changed and removed. */
function CommentView({ nodeKey, comment: { id, by, at, editedAt, text }, names, isTarget, act }: CommentViewProps) {
  const { user } = useStudio()
  const [isChanging, setIsChanging] = useState(false)
  const isOwn = by.id === user.id && text !== ''
  return (
    <li className="comment" id={`comment-${id}`} tabIndex={-1} aria-current={isTarget || undefined}>
      <p className="comment__head">
        <b>{by.name}</b> <small>{[time(at), ...(editedAt ? [texts.edited] : [])].join(' · ')}</small>
      </p>
      {isChanging ? (
        <CommentForm
          name={`${nodeKey}.comment.${id}.change`}
          label={texts.changeLabel}
          action={texts.save}
          before={spellMentions(text, mentioned => `@${names[mentioned]}`)}
          isFocused
          send={changed => changeComment(nodeKey, id, changed).then(() => act(async () => {}, texts.saved))}
          said={texts.saved}
          onDone={() => setIsChanging(false)}
          onCancel={() => setIsChanging(false)}
        />
      ) : (
        <p className="comment__text" dir="auto">
          {text === '' ? <i>{texts.removed}</i> : withNames(text, names)}
        </p>
      )}
      {isOwn && !isChanging && (
        <p className="comment__own">
          <LinkButton onClick={() => setIsChanging(true)}>{texts.change}</LinkButton>
          <LinkButton onClick={() => act(() => removeComment(nodeKey, id), texts.isRemoved)}>{texts.remove}</LinkButton>
        </p>
      )}
    </li>
  )
}

/** A text in which the people whom it mentions stand out. */
function withNames(text: string, names: Record<string, string>): ReactNode[] {
  const marked = spellMentions(text, id => `\0@${names[id]}\0`)
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key, and stay in their order
  return marked.split('\0').map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))
}

function useWork(read: () => Promise<void>): Work {
  return async (work, said) => {
    try {
      await work()
      await read()
      announce(said)
    } catch (error) {
      announceFault(error)
    }
  }
}

import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { addComment } from '../../../calls/nodes.ts'
import { Box } from '../../../parts/forms/box.tsx'
import { IconButton } from '../../../parts/forms/buttons.tsx'
import { newKey } from '../../../parts/nodes/new-key.ts'
import { placeOf } from '../../../words/labels.ts'
import { words } from '../../../words/words.ts'
import type { OpenPage } from '../../saving/use-open-page.ts'
import { CommentForm } from './comment-form.tsx'
import { ThreadView } from './thread.tsx'
import { keptName, type OpenComments, threadsOn } from './use-comments.ts'

const { comments: texts } = words

type CommentsPanelProps = { nodeKey: string; page: Pick<OpenPage, 'flush'>; comments: OpenComments }

/** The comments on a field, or on all of the page, beside the form. Escape closes it, and leads back to where it was opened. */
export function CommentsPanel({ nodeKey, page, comments }: CommentsPanelProps) {
  const { threads, names, path, comment, isMissing, read, toggle } = comments
  const [showsDone, setShowsDone] = useState(false)
  const { search } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const place = path && placeOf(path)
  const here = path ? threadsOn(threads, path) : threads
  const isTarget = (id: string) => id === comment
  const shown = here.filter(
    ({ done, comments }) => showsDone || done === null || comments.some(({ id }) => isTarget(id)),
  )
  const done = here.filter(one => one.done !== null).length
  useFocus(heading, comments)

  function close() {
    const link = document.querySelector<HTMLElement>(`[data-comments="${CSS.escape(path?.join('.') ?? '')}"]`)
    ;(link ?? document.getElementById(BUTTON_ID))?.focus()
    toggle()
  }

  return (
    <aside
      className="comments"
      aria-labelledby="comments-heading"
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.defaultPrevented) close()
      }}
    >
      <header className="comments__head">
        <h2 id="comments-heading" ref={heading} tabIndex={-1}>
          {place ? texts.of(place) : texts.title}
        </h2>
        <IconButton icon="x" label={words.shell.close} onClick={close} />
      </header>
      {path && (
        <p>
          <Link to={{ search, hash: '#comments' }} replace>
            {texts.all(threads.filter(one => one.done === null).length)}
          </Link>
        </p>
      )}
      {isMissing && <p role="status">{texts.missing}</p>}
      {shown.length === 0 && !isMissing && <p>{path ? texts.noneHere : texts.none}</p>}
      <ol className="comments__threads">
        {shown.map(thread => (
          <ThreadView key={thread.id} nodeKey={nodeKey} thread={thread} names={names} target={comment} read={read} />
        ))}
      </ol>
      {path && <NewComment key={path.join('.')} nodeKey={nodeKey} path={path} page={page} comments={comments} />}
      {done > 0 && (
        <Box checked={showsDone} onChange={({ target }) => setShowsDone(target.checked)}>
          {texts.showDone(done)}
        </Box>
      )}
    </aside>
  )
}

/** Of the button that shows all comments of the page. */
export const BUTTON_ID = 'comments-button'

type NewCommentProps = CommentsPanelProps & { path: string[] }

/** Begins a thread on a field. Its item must stand where the user sees it, so what was typed there is saved first. */
function NewComment({ nodeKey, path, page, comments: { comment, read } }: NewCommentProps) {
  const { state } = useLocation()
  const [id, setId] = useState(newKey)
  async function send(text: string) {
    const { version } = await page.flush()
    await addComment(nodeKey, id, text, { path, version })
    setId(newKey())
    await read()
  }
  return (
    <CommentForm
      name={keptName(nodeKey, path)}
      label={texts.label}
      action={texts.send}
      isFocused={comment === undefined && !state?.followsItem}
      send={send}
      said={texts.sent}
    />
  )
}

/** Focuses the comment that the address names as soon as it is there, or the heading if no field takes the focus. */
function useFocus(heading: React.RefObject<HTMLElement | null>, { path, comment, threads }: OpenComments) {
  const { key } = useLocation()
  const done = useRef('')
  const target = comment !== undefined && threads.some(({ comments }) => comments.some(({ id }) => id === comment))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, when its target is there
  useEffect(() => {
    const way = `${key} ${target}`
    if (done.current === way) return
    done.current = way
    const element = target ? document.getElementById(`comment-${comment}`) : path ? null : heading.current
    element?.focus()
    element?.scrollIntoView({ block: 'nearest' })
  }, [key, target])
}

import type { Check } from '@agency/contracts/manage/nodes/checks.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { CallFailure } from '../calls/call.ts'
import { publish, readChecks } from '../calls/nodes.ts'
import { labelOf } from '../fields/labels.ts'
import { announceFault } from '../shell/announcements.tsx'
import { Window } from '../shell/window.tsx'
import { words } from '../words.ts'
import type { OpenPage } from './saving/use-open-page.ts'

type PublishWindowProps = { document: NodeDocument; page: OpenPage; onClose: () => void }

/** Saves, checks and publishes; then says which pages changed. */
export function PublishWindow({ document, page, onClose }: PublishWindowProps) {
  const { revalidate } = useRevalidator()
  const [checks, setChecks] = useState<Check[]>()
  const [touched, setTouched] = useState<string[]>()
  const [busy, setBusy] = useState(false)
  const { draft, status } = page

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    page
      .flush()
      .then(() => readChecks(document.key))
      .then(answer => setChecks(answer.checks), announceFault)
  }, [])

  async function publishNow() {
    setBusy(true)
    try {
      const { version } = await page.flush()
      const answer = await publish(document.key, version)
      page.replace(draft, answer.version, true)
      setTouched(answer.touched)
      await revalidate()
    } catch (error) {
      const faults = error instanceof CallFailure ? (error.problem.faults ?? []) : []
      if (faults.length > 0) setChecks(faults.map(fault => ({ ...fault, level: 'error' })))
      announceFault(error)
    }
    setBusy(false)
  }

  const isBroken = status.faults.length > 0
  const begins = draft.publishAt && Date.parse(draft.publishAt) > Date.now() ? Date.parse(draft.publishAt) : undefined
  return (
    <Window title={words.publish.title(draft.name)} isOpen onOpenChange={onClose}>
      {touched ? (
        <Touched paths={touched} />
      ) : (
        <>
          <Findings checks={checks} faults={status.faults.map(fault => ({ ...fault, level: 'error' as const }))} />
          {begins !== undefined && <p>{words.publish.begins(formatInstant(begins))}</p>}
          <button type="button" className="button" disabled={busy || isBroken || !checks} onClick={publishNow}>
            {words.publish.now}
          </button>
        </>
      )}
    </Window>
  )
}

function Findings({ checks, faults }: { checks: Check[] | undefined; faults: Check[] }) {
  if (checks === undefined) return <p>{words.publish.checking}</p>
  const said = new Set(faults.map(fault => fault.message))
  const all = [...faults, ...checks.filter(({ message }) => !said.has(message))]
  if (all.length === 0) return <p>{words.publish.fine}</p>
  return (
    <ul className="findings">
      {all.map(({ level, path, message }) => (
        <li key={`${path.join('.')}${message}`} className={`finding finding--${level}`}>
          <Icon name={level === 'error' ? 'circle-alert' : 'info'} size={18} />
          <span>
            <b>{words.publish.levels[level]}</b>
            {path.length > 0 && ` · ${labelOf(path.filter(part => part !== 'source'))}`}: {message}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Takes the focus from the button that is gone, so that keys go on working. */
function Touched({ paths }: { paths: string[] }) {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <div role="status" tabIndex={-1} ref={said}>
      <p>{words.publish.done(paths.length)}</p>
      <ul className="paths">
        {paths.map(path => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </div>
  )
}

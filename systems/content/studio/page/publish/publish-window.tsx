import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { NodeState } from '@agency/contracts/manage/nodes/tree.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { CallFailure } from '../../calls/call.ts'
import { publish } from '../../calls/nodes.ts'
import { scheduleNode } from '../../calls/schedule.ts'
import { announceFault } from '../../parts/announcements.tsx'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import type { OpenPage } from '../saving/use-open-page.ts'
import { AddToRelease } from './add-to-release.tsx'
import { Behind, useBehind } from './behind.tsx'
import { Findings, NotChecked } from './findings.tsx'
import { OwnOldLinks, Touched } from './touched.tsx'
import { useChecks } from './use-checks.ts'
import type { Publication } from './use-standing.ts'
import { instantOf, vanishesUntil, type When, WhenLive } from './when-live.tsx'

type PublishWindowProps = {
  document: NodeDocument
  state: NodeState
  page: OpenPage
  publication: Publication
  release: NodeDocument['release']
  /** Malaysian time; missing for now. */
  hour?: string | undefined
  onClose: () => void
}

/** Changed public paths, or the scheduled version. */
type Outcome = { touched: string[] } | { at: string; version: number }

/** Saves, checks and publishes or schedules; then lists the changed pages. */
export function PublishWindow({ document, state, page, publication, release, hour, onClose }: PublishWindowProps) {
  const { revalidate } = useRevalidator()
  const { checks, failure, look, act, fix, readAgain, isBlocked } = useChecks(document, page)
  const [outcome, setOutcome] = useState<Outcome>()
  const [when, setWhen] = useState<When>({ hour, mayVanish: false })
  const behind = useBehind([document], checks !== undefined)
  // The tree may be out of date, the content system is not.
  const [isSeen, setIsSeen] = useState(false)
  const { draft } = page
  const { key } = document
  const stateNow = isSeen ? 'published' : state
  const isLater = when.hour !== undefined
  const at = instantOf(when)

  async function publishNow(version: number) {
    const answer = await publish(key, version, when.mayVanish)
    page.replace(draft, answer.version, true)
    setOutcome(answer)
  }

  const go = () =>
    act(async version => {
      try {
        await behind.keepRight()
        if (at) setOutcome(await scheduleNode(key, at, version, when.mayVanish))
        else await publishNow(version)
        await revalidate()
      } catch (error) {
        if (!wouldVanish(error)) throw error
        setIsSeen(true)
        announceFault(error)
      }
    })

  function choose(next: When) {
    setWhen(next)
    // Another hour may have other obstacles.
    if (checks?.some(({ blocking }) => blocking)) void look()
  }

  const vanishes = vanishesUntil(draft, stateNow, when) !== undefined && !when.mayVanish
  return (
    <Window title={words.publish.title(draft.name)} isOpen onOpenChange={onClose}>
      {outcome && 'touched' in outcome && (
        <>
          <Touched nodeKey={key} paths={outcome.touched} />
          <OwnOldLinks nodeKey={key} onOwnChanged={readAgain} />
        </>
      )}
      {outcome && 'at' in outcome && <Chosen {...outcome} />}
      {failure && <NotChecked failure={failure} onAgain={look} />}
      {!outcome && !failure && (
        <>
          <Findings checks={checks} onLeave={onClose} onFix={fix} />
          <Behind {...behind} />
          <WhenLive
            draft={draft}
            state={stateNow}
            publication={publication}
            isAlone={release === null}
            when={when}
            onChange={choose}
          />
          <MainButton disabled={isBlocked || vanishes || (isLater && !at)} onClick={go}>
            {isLater ? words.hours.choose : words.publish.now}
          </MainButton>
          <AddToRelease nodeKey={key} release={release} page={page} onClose={onClose} />
        </>
      )}
    </Window>
  )
}

/** Refused because visitors would no longer see the page. */
const wouldVanish = (error: unknown): boolean =>
  error instanceof CallFailure && (error.problem.faults ?? []).some(({ code }) => code === 'vanishes')

/** Takes the focus, because the focused button is gone. */
function Chosen({ at, version }: { at: string; version: number }) {
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus(), [])
  return (
    <div role="status" tabIndex={-1} ref={result}>
      <p>{words.hours.chosen(version, formatInstant(Date.parse(at)))}</p>
      <p>{words.hours.until}</p>
    </div>
  )
}

import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { NodeState } from '@agency/contracts/manage/nodes/tree.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { editableOf, publish, readAround, readNode, readOldLinks } from '../../calls/nodes.ts'
import { announceFault } from '../../parts/announcements.tsx'
import { Box } from '../../parts/forms/box.tsx'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Window } from '../../parts/window.tsx'
import { OldLinks } from '../../tree/links/old-links.tsx'
import { words } from '../../words/words.ts'
import { beginsAt, isSeenNow } from '../saving/shown-later.ts'
import type { OpenPage } from '../saving/use-open-page.ts'
import { Findings, NotChecked } from './findings.tsx'
import { useChecks } from './use-checks.ts'

type PublishWindowProps = { document: NodeDocument; state: NodeState; page: OpenPage; onClose: () => void }

/** Saves, checks and publishes; then lists the pages that changed. */
export function PublishWindow({ document, state, page, onClose }: PublishWindowProps) {
  const { revalidate } = useRevalidator()
  const { checks, failure, look, act, isBlocked } = useChecks(document, page)
  const [touched, setTouched] = useState<string[]>()
  const [mayVanish, setMayVanish] = useState(false)
  const { draft } = page

  const publishNow = () =>
    act(async version => {
      const answer = await publish(document.key, version)
      page.replace(draft, answer.version, true)
      setTouched(answer.touched)
      await revalidate()
    })

  async function readAgain() {
    const now = await readNode(document.key)
    page.replace(editableOf(now), now.version, true)
  }

  const begins = beginsAt(draft)
  const vanishes = begins !== undefined && isSeenNow(state)
  return (
    <Window title={words.publish.title(draft.name)} isOpen onOpenChange={onClose}>
      {touched && <Touched nodeKey={document.key} paths={touched} />}
      {touched && <OwnOldLinks nodeKey={document.key} onOwnChanged={readAgain} />}
      {failure && <NotChecked failure={failure} onAgain={look} />}
      {!touched && !failure && (
        <>
          <Findings checks={checks} onLeave={onClose} />
          {begins !== undefined && !vanishes && <p>{words.publish.begins(formatInstant(begins))}</p>}
          {vanishes && (
            <div className="field">
              <p className="field__error">{words.publish.vanishes(formatInstant(begins))}</p>
              <Box checked={mayVanish} onChange={event => setMayVanish(event.target.checked)}>
                {words.publish.vanish}
              </Box>
            </div>
          )}
          {draft.unpublishAt && <p>{words.publish.ends(formatInstant(Date.parse(draft.unpublishAt)))}</p>}
          <MainButton disabled={isBlocked || (vanishes && !mayVanish)} onClick={publishNow}>
            {words.publish.now}
          </MainButton>
        </>
      )}
    </Window>
  )
}

/** The pages that changed, those that show a part among them. Takes the focus, because the focused button is gone. */
function Touched({ nodeKey, paths }: { nodeKey: string; paths: string[] }) {
  const result = useRef<HTMLDivElement>(null)
  const around = useLoaded(() => readAround(nodeKey), [nodeKey])
  const changed = [...new Set([...paths, ...(around?.pages ?? []).map(({ path }) => path)])]
  useEffect(() => result.current?.focus(), [])
  return (
    <div role="status" tabIndex={-1} ref={result}>
      <p>
        {words.publish.done(changed.length)} {around?.everywhere && words.shared.everywhere}
      </p>
      <ul className="paths">
        {changed.map(path => (
          <li key={path}>
            {around ? (
              <a href={around.site + path} target="_blank" rel="noreferrer">
                {path}
              </a>
            ) : (
              path
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links by addresses that the page had before, to be changed. */
function OwnOldLinks({ nodeKey, onOwnChanged }: { nodeKey: string; onOwnChanged: () => Promise<void> }) {
  const { revalidate } = useRevalidator()
  const found = useLoaded(() => readOldLinks(nodeKey), [nodeKey])?.nodes ?? []
  async function changed(keys: string[]) {
    if (keys.includes(nodeKey)) await onOwnChanged()
    await revalidate()
  }
  return <OldLinks found={found} onChanged={keys => void changed(keys).catch(announceFault)} />
}

import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { TextArea } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { askToPublish } from '../../../calls/nodes.ts'
import { MainButton } from '../../../parts/forms/buttons.tsx'
import { Window } from '../../../parts/window.tsx'
import { words } from '../../../words/words.ts'
import type { OpenPage } from '../../saving/use-open-page.ts'
import { AddToRelease } from '../add-to-release.tsx'
import { Findings, NotChecked } from '../findings.tsx'
import { useChecks } from '../use-checks.ts'

type AskWindowProps = { document: NodeDocument; release: NodeDocument['release']; page: OpenPage; onClose: () => void }

export function AskWindow({ document, release, page, onClose }: AskWindowProps) {
  const { checks, failure, look, act, fix, isBlocked } = useChecks(document, page)
  const [note, setNote] = useState('')

  const ask = async () => {
    const isAsked = await act(async version => {
      await askToPublish(document.key, version, note)
      return { message: words.request.asked }
    })
    if (isAsked) onClose()
  }

  return (
    <Window title={words.request.title(page.draft.name)} isOpen onOpenChange={onClose}>
      {failure ? (
        <NotChecked failure={failure} onAgain={look} />
      ) : (
        <div className="form-column">
          <Findings checks={checks} onLeave={onClose} onFix={fix} />
          <p>{words.request.help}</p>
          <TextArea
            name="note"
            label={words.request.note}
            hint={words.request.noteHelp}
            optional
            maxLength={2000}
            rows={4}
            value={note}
            onChange={event => setNote(event.target.value)}
          />
          <MainButton disabled={isBlocked} onClick={ask}>
            {words.request.ask}
          </MainButton>
          <AddToRelease nodeKey={document.key} release={release} page={page} onClose={onClose} />
        </div>
      )}
    </Window>
  )
}

import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useState } from 'react'
import { takeHourBack } from '../../calls/schedule.ts'
import { may } from '../../calls/session.ts'
import { useAct } from '../../parts/announcements.tsx'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { HourWindow } from './hour/hour-window.tsx'
import type { Publication } from './use-standing.ts'

type PublicationNoticeProps = {
  document: NodeDocument
  publication: Publication
  /** The newest version of the page. */
  version: number
  /** Opens the window in which a newer version takes the place of the one that goes live. */
  onInclude: () => void
}

/** Says in the head of a page which version goes live at an hour, whether later changes are in it, and why it could not. */
export function PublicationNotice({ document, publication, version, onInclude }: PublicationNoticeProps) {
  const { user } = useStudio()
  const act = useAct()
  const [isChanging, setIsChanging] = useState(false)
  if (publication === null) return null
  const { at, by, version: waiting, trouble, failed } = publication
  const time = formatInstant(Date.parse(at))
  const isNewer = version > waiting && trouble === null
  const dismiss = () => act(() => takeHourBack(document.key), words.hours.dismissed)
  const { hours } = words
  return (
    <div className={trouble ? 'publication publication--trouble' : 'publication'}>
      <p>
        <Icon name={trouble ? 'circle-alert' : 'clock'} size={18} />{' '}
        {trouble ? (failed ? hours.didNot : hours.wouldNot)(waiting, time, trouble) : hours.notice(waiting, time, by)}{' '}
        {isNewer && hours.notIn(time)}
      </p>
      {may(user, 'publisher') && (
        <div className="buttons">
          {isNewer && <SmallButton onClick={onInclude}>{hours.include}</SmallButton>}
          {trouble ? (
            <SmallButton onClick={dismiss}>{failed ? hours.dismiss : hours.takeBack}</SmallButton>
          ) : (
            <SmallButton onClick={() => setIsChanging(true)}>{hours.change}</SmallButton>
          )}
        </div>
      )}
      {isChanging && <HourWindow node={document} at={at} onClose={() => setIsChanging(false)} />}
    </div>
  )
}

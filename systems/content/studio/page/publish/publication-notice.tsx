import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useState } from 'react'
import { takeHourBack } from '../../calls/schedule.ts'
import { may } from '../../calls/session.ts'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { InRelease } from './add-to-release.tsx'
import { HourWindow } from './hour/hour-window.tsx'
import type { Publication } from './use-standing.ts'

type PublicationNoticeProps = {
  document: NodeDocument
  publication: Publication
  release: NodeDocument['release']
  version: number
  /** Opens the window for replacing the scheduled version. */
  onInclude: () => void
}

/** The scheduled version, changes after it, and the reason of a failure. */
export function PublicationNotice({ document, publication, release, version, onInclude }: PublicationNoticeProps) {
  const { user } = useStudio()
  const { call: act } = useCall()
  const [isChanging, setIsChanging] = useState(false)
  if (publication === null) return release && <ReleaseNotice release={release} />
  const { at, by, version: waiting, trouble, failed } = publication
  const time = formatInstant(Date.parse(at))
  const isNewer = version > waiting && trouble === null
  const path = `nodes/${document.key}`
  const dismiss = () => act(() => takeHourBack(path), words.hours.dismissed)
  const { hours } = words
  return (
    <div className={trouble ? 'publication publication--trouble' : 'publication'}>
      <p>
        <Icon name={trouble ? 'circle-alert' : 'clock'} size={18} />{' '}
        {trouble ? (failed ? hours.didNot : hours.wouldNot)(waiting, time, trouble) : hours.notice(waiting, time, by)}{' '}
        {isNewer && hours.notIn(time)} {release && <InRelease release={release} />}
      </p>
      {release === null && may(user, 'publisher') && (
        <div className="buttons">
          {isNewer && <SmallButton onClick={onInclude}>{hours.include}</SmallButton>}
          {trouble ? (
            <SmallButton onClick={dismiss}>{failed ? hours.dismiss : hours.takeBack}</SmallButton>
          ) : (
            <SmallButton onClick={() => setIsChanging(true)}>{hours.change}</SmallButton>
          )}
        </div>
      )}
      {isChanging && <HourWindow path={path} name={document.name} at={at} onClose={() => setIsChanging(false)} />}
    </div>
  )
}

/** In the head of a page. */
const ReleaseNotice = ({ release }: { release: NonNullable<NodeDocument['release']> }) => (
  <div className="publication">
    <p>
      <Icon name="copy" size={18} /> <InRelease release={release} />
    </p>
  </div>
)

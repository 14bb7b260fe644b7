import type { Release } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useState } from 'react'
import { takeHourBack } from '../../calls/schedule.ts'
import { may } from '../../calls/session.ts'
import { HourWindow } from '../../page/publish/hour/hour-window.tsx'
import { useAct } from '../../parts/announcements.tsx'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'

/** Also a failed hour. */
export function ReleaseHour({ release: { id, name, hour } }: { release: Release }) {
  const { user } = useStudio()
  const act = useAct()
  const [isChanging, setIsChanging] = useState(false)
  if (hour === null) return null
  const { at, by, failed } = hour
  const time = formatInstant(Date.parse(at))
  const path = `releases/${id}`
  const dismiss = () => act(() => takeHourBack(path), words.hours.dismissed)
  return (
    <div className={failed ? 'publication publication--trouble' : 'publication'}>
      <p>
        <Icon name={failed ? 'circle-alert' : 'clock'} size={18} />{' '}
        {failed ? words.releases.didNot(time) : words.releases.notice(time, by)}
      </p>
      {may(user, 'publisher') && (
        <SmallButton onClick={failed ? dismiss : () => setIsChanging(true)}>
          {failed ? words.hours.dismiss : words.hours.change}
        </SmallButton>
      )}
      {isChanging && <HourWindow path={path} name={name} at={at} onClose={() => setIsChanging(false)} />}
    </div>
  )
}

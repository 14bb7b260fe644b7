import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { changeHour, takeHourBack } from '../../../calls/schedule.ts'
import { announce, useAct } from '../../../parts/announcements.tsx'
import { QuietButton } from '../../../parts/forms/buttons.tsx'
import { SubmitForm } from '../../../parts/forms/submit-form.tsx'
import { malaysianTime, malaysianTimeToInstant } from '../../../parts/malaysian-time.ts'
import { Window } from '../../../parts/window.tsx'
import { words } from '../../../words/words.ts'
import { HourField } from './hour-field.tsx'

type HourWindowProps = {
  /** `nodes/KEY` or `releases/ID`. */
  path: string
  name: string
  at: string
  onClose: () => void
}

export function HourWindow({ path, name, at, onClose }: HourWindowProps) {
  const [hour, setHour] = useState(malaysianTime(at))
  const { revalidate } = useRevalidator()
  const act = useAct()
  const instant = malaysianTimeToInstant(hour)

  async function move() {
    if (instant === undefined) return false
    await changeHour(path, instant)
    await revalidate()
    announce(words.hours.moved(formatInstant(Date.parse(instant))))
    onClose()
    return false
  }
  const takeBack = async () => (await act(() => takeHourBack(path), words.hours.takenBack)) && onClose()

  return (
    <Window title={words.hours.changeTitle(name)} isOpen onOpenChange={onClose}>
      <p>{words.hours.changeHelp}</p>
      <SubmitForm action={words.hours.move} work={move}>
        <HourField value={hour} onChange={setHour} />
      </SubmitForm>
      <QuietButton onClick={takeBack}>{words.hours.takeBack}</QuietButton>
    </Window>
  )
}

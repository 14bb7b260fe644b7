import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { useState } from 'react'
import { changeHour, takeHourBack } from '../../../calls/schedule.ts'
import { QuietButton } from '../../../parts/forms/buttons.tsx'
import { SubmitForm } from '../../../parts/forms/submit-form.tsx'
import { useCall } from '../../../parts/forms/use-call.ts'
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
  const { call } = useCall({ onDone: onClose })
  const instant = malaysianTimeToInstant(hour)

  async function move() {
    if (instant === undefined) return false
    await changeHour(path, instant)
    return { message: words.hours.moved(formatInstant(Date.parse(instant))) }
  }

  return (
    <Window title={words.hours.changeTitle(name)} isOpen onOpenChange={onClose}>
      <p>{words.hours.changeHelp}</p>
      <SubmitForm action={words.hours.move} work={move} onDone={onClose}>
        <HourField value={hour} onChange={setHour} />
      </SubmitForm>
      <QuietButton onClick={() => call(() => takeHourBack(path), words.hours.takenBack)}>
        {words.hours.takeBack}
      </QuietButton>
    </Window>
  )
}

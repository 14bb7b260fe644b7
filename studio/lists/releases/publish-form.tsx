import { isStopping, type Release } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { CallFailure } from '../../calls/call.ts'
import { publishRelease, scheduleRelease } from '../../calls/releases.ts'
import { HourField, tomorrow } from '../../page/publish/hour/hour-field.tsx'
import { announce } from '../../parts/announcements.tsx'
import { Box } from '../../parts/forms/box.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { malaysianTimeToInstant } from '../../parts/malaysian-time.ts'
import { words } from '../../words/words.ts'
import type { Overtaken } from './release-pages.tsx'

type PublishFormProps = {
  release: Release
  onOvertaken: (pages: Overtaken) => void
}

/** All or none, now or at an hour. */
export function PublishForm({ release: { id, name, pages }, onOvertaken }: PublishFormProps) {
  const [hour, setHour] = useState<string>()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const texts = words.releases
  const stopping = pages.filter(isStopping).length
  const count = pages.filter(({ reason }) => reason !== 'unchanged').length
  const at = hour === undefined ? undefined : malaysianTimeToInstant(hour)
  if (stopping > 0) return <p className="field__error">{texts.blocked(stopping)}</p>
  if (count === 0) return null

  async function publishNow() {
    const done = await publishRelease(id, pages)
    await navigate('/releases')
    announce(texts.live(name, done.count))
  }
  async function choose(instant: string) {
    await scheduleRelease(id, instant, pages)
    announce(texts.chosen(formatInstant(Date.parse(instant))))
  }
  async function go() {
    if (hour !== undefined && at === undefined) throw new Error(texts.whichHour)
    try {
      await (at ? choose(at) : publishNow())
    } catch (error) {
      const stoppedBy = error instanceof CallFailure ? (error.problem.pages ?? []) : []
      const changed = stoppedBy.filter(({ reason }) => reason === 'changed')
      onOvertaken(new Set(changed.map(({ key }) => key)))
      await revalidate()
      throw error
    }
    await revalidate()
    return false
  }

  return (
    <SubmitForm action={hour !== undefined ? words.hours.choose : texts.now(count)} work={go}>
      <fieldset className="when-live">
        <legend>{texts.when}</legend>
        <Box type="radio" name="when" checked={hour === undefined} onChange={() => setHour(undefined)}>
          {words.hours.now}
        </Box>
        <Box type="radio" name="when" checked={hour !== undefined} onChange={() => setHour(tomorrow())}>
          {words.hours.later}
        </Box>
        {hour !== undefined && <HourField value={hour} onChange={setHour} />}
      </fieldset>
    </SubmitForm>
  )
}

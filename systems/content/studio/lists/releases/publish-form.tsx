import { isStopping, type Release } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { TextArea } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { CallFailure } from '../../calls/call.ts'
import { askToPublishRelease, publishRelease, type Seen, scheduleRelease } from '../../calls/releases.ts'
import { Behind, useBehind } from '../../page/publish/behind.tsx'
import { HourField, tomorrow } from '../../page/publish/hour/hour-field.tsx'
import { Box } from '../../parts/forms/box.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { malaysianTimeToInstant } from '../../parts/malaysian-time.ts'
import { words } from '../../words/words.ts'
import type { Overtaken } from './release-pages.tsx'

type GoLiveProps = { release: Release; mayPublish: boolean; onOvertaken: (pages: Overtaken) => void }

/** Publishes a release, or asks for it; not while a page cannot go live. */
export function GoLive({ mayPublish, ...props }: GoLiveProps) {
  const { pages } = props.release
  const stopping = pages.filter(isStopping).length
  const count = pages.filter(({ reason }) => reason !== 'unchanged').length
  if (stopping > 0) return <p className="field__error">{words.releases.blocked(stopping)}</p>
  if (count === 0) return null
  return mayPublish ? <PublishForm {...props} count={count} /> : <AskForm id={props.release.id} count={count} />
}

function AskForm({ id, count }: { id: string; count: number }) {
  const { call: act } = useCall()
  const texts = words.releases
  const ask = async ({ note = '' }: Record<string, string>) => {
    await act(() => askToPublishRelease(id, note), texts.ask.done)
    return false
  }
  return (
    <SubmitForm action={words.request.ask} work={ask}>
      <p>{texts.ask.help(count)}</p>
      <TextArea
        name="note"
        label={words.request.note}
        hint={words.request.noteHelp}
        optional
        maxLength={2000}
        rows={4}
      />
    </SubmitForm>
  )
}

type PublishFormProps = Omit<GoLiveProps, 'mayPublish'> & { count: number }

/** All or none, now or at an hour. */
function PublishForm({ release: { id, name, pages }, count, onOvertaken }: PublishFormProps) {
  const [hour, setHour] = useState<string>()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const behind = useBehind(pages.filter(({ reason }) => reason === null))
  const texts = words.releases
  const at = hour === undefined ? undefined : malaysianTimeToInstant(hour)

  async function publishNow(seen: Seen) {
    const done = await publishRelease(id, seen)
    await navigate('/releases')
    return texts.live(name, done.count)
  }
  async function choose(instant: string, seen: Seen) {
    await scheduleRelease(id, instant, seen)
    return texts.chosen(formatInstant(Date.parse(instant)))
  }
  async function go() {
    if (hour !== undefined && at === undefined) throw new Error(texts.whichHour)
    try {
      const versions = await behind.keepRight()
      const seen = pages.map(({ key, version }) => ({ key, version: versions.get(key) ?? version }))
      return { message: await (at ? choose(at, seen) : publishNow(seen)), stays: true }
    } catch (error) {
      const stoppedBy = error instanceof CallFailure ? (error.problem.pages ?? []) : []
      const changed = stoppedBy.filter(({ reason }) => reason === 'changed')
      onOvertaken(new Set(changed.map(({ key }) => key)))
      await revalidate()
      throw error
    }
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
      <Behind {...behind} />
    </SubmitForm>
  )
}

import type { Release } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useState } from 'react'
import { Link, useLoaderData, useNavigate, useParams } from 'react-router'
import { CallFailure } from '../../calls/call.ts'
import { deleteRelease, readRelease, renameRelease } from '../../calls/releases.ts'
import { takeHourBack } from '../../calls/schedule.ts'
import { may } from '../../calls/session.ts'
import { RequestNotice } from '../../page/publish/handing-over/request-notice.tsx'
import { HourWindow } from '../../page/publish/hour/hour-window.tsx'
import { QuietButton, SmallButton } from '../../parts/forms/buttons.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { GoLive } from './publish-form.tsx'
import { type Overtaken, ReleasePages, TakenOutPages } from './release-pages.tsx'

/** undefined after its publication or deletion. */
export async function loadRelease(id: string): Promise<Release | undefined> {
  try {
    return await readRelease(id)
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return undefined
    throw error
  }
}

/** Pages with the reasons that stop the release, and its hour. */
export function ReleaseScreen() {
  const release = useLoaderData<Release | undefined>()
  const { id } = useParams()
  return (
    <section className="screen">
      <p>
        <Link to="/releases">{words.releases.all}</Link>
      </p>
      {release ? (
        <OneRelease key={id} release={release} />
      ) : (
        <>
          <h1>{words.releases.one}</h1>
          <p>{words.releases.gone}</p>
        </>
      )}
    </section>
  )
}

function OneRelease({ release }: { release: Release }) {
  const { user } = useStudio()
  const [overtaken, setOvertaken] = useState<Overtaken>(new Set())
  const isAsked = release.request?.state === 'waiting'
  const isFixed = release.hour !== null && !release.hour.failed
  const mayPublish = may(user, 'publisher')
  return (
    <>
      <h1>{release.name}</h1>
      <ReleaseHour release={release} />
      <RequestNotice path={`releases/${release.id}`} name={release.name} request={release.request} isChanged={false} />
      <h2>{words.releases.pages.title}</h2>
      {release.pages.length > 0 && <p>{words.releases.pages.help}</p>}
      <ReleasePages release={release} overtaken={overtaken} isFixed={isFixed} />
      <TakenOutPages pages={release.takenOut} />
      {(mayPublish || !isAsked) && may(user, 'writer') && !isFixed && (
        <GoLive release={release} mayPublish={mayPublish} onOvertaken={setOvertaken} />
      )}
      {may(user, 'writer') && <ReleaseName release={release} isFixed={isFixed} />}
    </>
  )
}

/** Also a failed hour. */
function ReleaseHour({ release: { id, name, hour } }: { release: Release }) {
  const { user } = useStudio()
  const { call: act } = useCall()
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

/** Deletion leaves the drafts of its pages, and needs a release without an hour. */
function ReleaseName({ release: { id, name }, isFixed }: { release: Release; isFixed: boolean }) {
  const [isAsking, setIsAsking] = useState(false)
  const { call: act } = useCall()
  const navigate = useNavigate()
  const texts = words.releases
  async function rename(fields: Record<string, string>) {
    await act(() => renameRelease(id, fields.name ?? ''), texts.renamed)
    return false
  }
  async function remove() {
    await deleteRelease(id)
    await navigate('/releases')
    return { message: texts.removed(name) }
  }
  return (
    <>
      <SubmitForm className="line-form" action={texts.rename} work={rename} isQuiet>
        <TextField key={name} name="name" label={texts.name} defaultValue={name} maxLength={100} required />
      </SubmitForm>
      {!isFixed && <QuietButton onClick={() => setIsAsking(true)}>{texts.remove} …</QuietButton>}
      {isAsking && (
        <Window title={texts.removeTitle(name)} isOpen onOpenChange={setIsAsking}>
          <SubmitForm action={texts.remove} work={remove}>
            <p>{texts.removeHelp}</p>
          </SubmitForm>
        </Window>
      )}
    </>
  )
}

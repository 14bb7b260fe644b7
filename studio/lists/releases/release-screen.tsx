import type { Release } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { useState } from 'react'
import { Link, useLoaderData, useParams } from 'react-router'
import { CallFailure } from '../../calls/call.ts'
import { readRelease } from '../../calls/releases.ts'
import { may } from '../../calls/session.ts'
import { RequestNotice } from '../../page/publish/handing-over/request-notice.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { AskForm } from './ask-form.tsx'
import { PublishForm } from './publish-form.tsx'
import { ReleaseHour } from './release-hour.tsx'
import { ReleaseName } from './release-name.tsx'
import { type Overtaken, ReleasePages } from './release-pages.tsx'

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
  const mayAsk = may(user, 'writer') && !may(user, 'publisher') && !isFixed && !isAsked && release.pages.length > 0
  return (
    <>
      <h1>{release.name}</h1>
      <ReleaseHour release={release} />
      <RequestNotice path={`releases/${release.id}`} name={release.name} request={release.request} isChanged={false} />
      <h2>{words.releases.pages.title}</h2>
      {release.pages.length > 0 && <p>{words.releases.pages.help}</p>}
      <ReleasePages release={release} overtaken={overtaken} isFixed={isFixed} />
      {may(user, 'publisher') && !isFixed && release.pages.length > 0 && (
        <PublishForm release={release} onOvertaken={setOvertaken} />
      )}
      {mayAsk && <AskForm release={release} />}
      {may(user, 'writer') && <ReleaseName release={release} isFixed={isFixed} />}
    </>
  )
}

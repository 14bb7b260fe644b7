import type { ManyChange, PreviewedPage } from '@agency/contracts/manage/nodes/many.ts'
import { maxChangedPages } from '@agency/contracts/manage/nodes/many.ts'
import type { FoundNode } from '@agency/contracts/manage/nodes/search.ts'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router'
import { previewChange, searchLines } from '../../calls/many.ts'
import { may } from '../../calls/session.ts'
import { EachOutcome } from '../../parts/forms/each-of-many.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { ReleaseChoice } from '../../tree/many/release-choice.tsx'
import { changeOne } from '../../tree/many/work.ts'
import { words } from '../../words/words.ts'
import { ChangeForm } from './change-form.tsx'
import { ChangePreview } from './change-preview.tsx'
import { FoundPages, type Keys } from './found-pages.tsx'

const texts = words.change

type Found = { asked: string; hits: FoundNode[] | undefined }

/** The address holds the words, so that Back leads to the same list. */
export async function loadSearch({ request }: LoaderFunctionArgs): Promise<Found> {
  const query = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  return { asked: query, hits: query === '' ? undefined : (await searchLines(query)).hits }
}

/** Each navigation starts over with the pages that its state names. */
export function SearchScreen() {
  return <Search key={useLocation().key} />
}

function Search() {
  const { state } = useLocation()
  const { user } = useStudio()
  const [keys, setKeys] = useState<Keys>(() => new Set(state?.keys))
  return (
    <section className="screen">
      <h1>{words.screens.search}</h1>
      <FoundPages {...useLoaderData<Found>()} keys={keys} onChoose={setKeys} />
      {keys.size > 0 && may(user, 'writer') && <Change keys={keys} />}
    </section>
  )
}

type Shown = { of: Keys; change: ManyChange; pages: PreviewedPage[] }

/** A preview and results belong to the pages they were made of. */
function Change({ keys }: { keys: Keys }) {
  const [preview, setPreview] = useState<Shown>()
  const [release, setRelease] = useState<{ of: Keys; id: string; name: string }>()
  const [isUndone, setUndone] = useState(false)
  const calls = useCall()
  const { revalidate } = useRevalidator()
  const shown = preview?.of === keys ? preview : undefined
  const isDone = release?.of === keys
  async function show(change: ManyChange) {
    setPreview({ of: keys, change, ...(await previewChange([...keys], change)) })
  }
  async function start(chosen: { id: string; name: string }) {
    if (shown === undefined) return
    setRelease({ of: keys, ...chosen })
    setUndone(false)
    const pages = shown.pages.map(page => ({ ...page, to: `/pages/${page.key}` }))
    await calls.each(pages, page => changeOne(shown.change, chosen.id, page)).then(revalidate)
  }
  function startOver() {
    setPreview(undefined)
    setUndone(true)
    return revalidate()
  }
  return (
    <>
      <h2>{texts.title}</h2>
      <p>{texts.help}</p>
      {keys.size > maxChangedPages && <p role="alert">{texts.tooMany(maxChangedPages)}</p>}
      {(!isDone || isUndone) && (
        <>
          <ChangeForm disabled={keys.size > maxChangedPages} onEdit={() => setPreview(undefined)} onShow={show} />
          {shown && <ChangePreview pages={shown.pages} />}
          {shown?.pages.some(({ left }) => left === null) && (
            <>
              <p>{texts.releaseHelp}</p>
              <ReleaseChoice action={texts.start} isNew onChosen={start} />
            </>
          )}
        </>
      )}
      {isDone && (
        <>
          <EachOutcome calls={calls} onUndone={startOver} />
          {!isUndone && (
            <p>
              <Link to={`/releases/${release.id}`}>{words.releases.open(release.name)}</Link>
            </p>
          )}
        </>
      )}
    </>
  )
}

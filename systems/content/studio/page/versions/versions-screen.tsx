import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { readNode, readVersion, readVersions, restoreVersion, type Version } from '../../calls/nodes.ts'
import { may } from '../../calls/session.ts'
import { usePictureNames } from '../../media/picture-names.ts'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { labelOf, labelOfValue } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { differences } from './differences.ts'
import { SmallPictures } from './small-pictures.tsx'
import { WordDiff } from './word-diff.tsx'
import { written } from './written.ts'

type Data = { document: NodeDocument; versions: Version[] }

export async function loadVersions(key: string): Promise<Data> {
  const [document, { versions }] = await Promise.all([readNode(key), readVersions(key)])
  return { document, versions }
}

export function VersionsScreen() {
  const { document, versions } = useLoaderData<Data>()
  const { user } = useStudio()
  const { call } = useCall()
  const [chosen, setChosen] = useState(versions[0]?.version)
  const index = versions.findIndex(({ version }) => version === chosen)
  // A publication repeats its draft, so it is compared with what visitors saw before.
  const before = versions.slice(index + 1).find(({ draft }) => versions[index]?.draft || !draft)

  const restore = (version: number) =>
    call(async () => {
      await restoreVersion(document.key, version, document.version)
      return { message: words.versions.restored, open: `/pages/${document.key}` }
    })

  return (
    <section className="screen versions">
      <p>
        <Link to={`/pages/${document.key}`}>{words.versions.back}</Link>
      </p>
      <h1>{words.versions.title(document.name)}</h1>
      <div className="versions__parts">
        <ol className="versions__list">
          {versions.map(one => (
            <li key={one.version}>
              <button type="button" aria-pressed={one.version === chosen} onClick={() => setChosen(one.version)}>
                <b>{words.versions.number(one.version)}</b>
                <span>
                  {formatInstant(Date.parse(one.at))} · {one.by}
                </span>
                <span>
                  {[one.published && words.versions.shown, one.draft && words.versions.draft, named(one.summary)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ol>
        {chosen !== undefined && (
          <div className="versions__changes">
            {index > 0 && may(user, 'writer') && (
              <MainButton onClick={() => restore(chosen)}>{words.versions.restore}</MainButton>
            )}
            <Changes nodeKey={document.key} version={chosen} before={before?.version} />
          </div>
        )}
      </div>
    </section>
  )
}

const labels: Record<string, string> = words.labels

/** With the labels of its fields. */
const named = (summary: string) =>
  summary.replace(/[a-z]\w+/g, name => (/[A-Z]/.test(name) ? labelOf([name]) : (labels[name] ?? name)))

type ChangesProps = { nodeKey: string; version: number; before: number | undefined }

/** Field by field and word by word. */
function Changes({ nodeKey, version, before }: ChangesProps) {
  const { nodes } = useStudio()
  // A place in the tree is a key, which people cannot read.
  const shownAs = (name: string, value: unknown) =>
    name === 'parentKey' && value !== null ? (nodes.byKey.get(String(value))?.name ?? words.versions.gone) : value
  const pair = useLoaded(
    async () =>
      before === undefined ? undefined : Promise.all([readVersion(nodeKey, version), readVersion(nodeKey, before)]),
    [nodeKey, version, before],
  )
  const changed = pair ? differences(...pair) : []
  const pictureName = usePictureNames(changed)
  if (before === undefined) return <p>{words.versions.first}</p>
  if (!pair) return null
  if (changed.length === 0) return <p>{words.versions.same}</p>
  return changed.map(({ name, mine, theirs }) => (
    <section key={name}>
      <h2>{labelOfValue(name)}</h2>
      <WordDiff
        before={written(shownAs(name, theirs), pictureName, [name])}
        after={written(shownAs(name, mine), pictureName, [name])}
      />
      <SmallPictures within={theirs} except={mine} pictureName={pictureName} said={words.versions.removed} />
      <SmallPictures within={mine} except={theirs} pictureName={pictureName} said={words.versions.added} />
    </section>
  ))
}

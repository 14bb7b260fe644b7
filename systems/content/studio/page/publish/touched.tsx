import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { readAround, readOldLinks } from '../../calls/nodes.ts'
import { announceFault } from '../../parts/announcements.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { OldLinks } from '../../tree/links/old-links.tsx'
import { words } from '../../words/words.ts'

export function Touched({ nodeKey, paths }: { nodeKey: string; paths: string[] }) {
  const result = useRef<HTMLDivElement>(null)
  const around = useLoaded(() => readAround(nodeKey), [nodeKey])
  const changed = [...new Set([...paths, ...(around?.pages ?? []).map(({ path }) => path)])]
  useEffect(() => result.current?.focus(), [])
  return (
    <div role="status" tabIndex={-1} ref={result}>
      <p>
        {around?.isOffer ? doneOffer(around.pages.length) : words.publish.done(changed.length)}{' '}
        {around?.everywhere && words.shared.everywhere}
      </p>
      <ul className="paths">
        {changed.map(path => (
          <li key={path}>
            {around ? (
              <a href={around.site + path} target="_blank" rel="noreferrer">
                {path}
              </a>
            ) : (
              path
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const doneOffer = (count: number) =>
  `${words.publish.done(0)} ${count === 0 ? words.publish.noPlace : words.shared.offers(count)}`

type OwnOldLinksProps = { nodeKey: string; onOwnChanged: () => Promise<void> }

export function OwnOldLinks({ nodeKey, onOwnChanged }: OwnOldLinksProps) {
  const { revalidate } = useRevalidator()
  const linking = useLoaded(() => readOldLinks(nodeKey), [nodeKey])?.nodes ?? []
  async function changed(keys: string[]) {
    if (keys.includes(nodeKey)) await onOwnChanged()
    await revalidate()
  }
  return <OldLinks found={linking} onChanged={keys => void changed(keys).catch(announceFault)} />
}

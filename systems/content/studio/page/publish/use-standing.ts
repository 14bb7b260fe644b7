import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { readNode } from '../../calls/nodes.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'

/** Others may change these while the page is open. */
export type Standing = Pick<NodeDocument, 'publication' | 'request' | 'release' | 'state'>

export type Publication = Standing['publication']

const soonMs = 3000
/** Limit of timers. */
const maxWaitMs = 2 ** 31 - 1

/** Reloaded with the tree. */
export function useStanding({ key, publication, request, release, state }: NodeDocument): Standing {
  const { nodes } = useStudio()
  const { revalidate } = useRevalidator()
  const readWith = useRef(nodes)
  const [standing, setStanding] = useState<Standing>({ publication, request, release, state })
  // The tree may be older than the page: another user has answered meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if ((nodes.byKey.get(key)?.waiting ?? false) !== (request?.state === 'waiting')) void revalidate()
  }, [])
  useEffect(() => {
    if (readWith.current === nodes) return
    readWith.current = nodes
    readNode(key).then(
      now => setStanding(now),
      () => {},
    )
  }, [key, nodes])
  useReadAtItsHour(standing.publication)
  return standing
}

/** Reloads the tree after the hour, until the outcome is known. */
function useReadAtItsHour(publication: Publication) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!publication || publication.failed) return
    const wait = Math.max(Date.parse(publication.at) - Date.now(), 0) + soonMs
    if (wait > maxWaitMs) return
    const timer = setTimeout(() => void revalidate(), wait)
    return () => clearTimeout(timer)
  }, [publication, revalidate])
}

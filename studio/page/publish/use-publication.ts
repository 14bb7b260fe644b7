import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { readNode } from '../../calls/nodes.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'

export type Publication = NodeDocument['publication']

const SOON_MS = 3000
/** Timers cannot wait longer. */
const MAX_WAIT_MS = 2 ** 31 - 1

/** What of an open page goes live at an hour. Read again whenever the tree is, which an open page itself is not. */
export function usePublication({ key, publication: first }: NodeDocument): Publication {
  const { nodes } = useStudio()
  const readWith = useRef(nodes)
  const [publication, setPublication] = useState(first)
  useEffect(() => {
    if (readWith.current === nodes) return
    readWith.current = nodes
    readNode(key).then(
      now => setPublication(now.publication),
      () => {},
    )
  }, [key, nodes])
  useReadAgain(publication)
  return publication
}

/** Reads the tree again once the hour of a text has come, until it is known what came of it. */
function useReadAgain(publication: Publication) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!publication || publication.failed) return
    const wait = Math.max(Date.parse(publication.at) - Date.now(), 0) + SOON_MS
    if (wait > MAX_WAIT_MS) return
    const timer = setTimeout(() => void revalidate(), wait)
    return () => clearTimeout(timer)
  }, [publication, revalidate])
}

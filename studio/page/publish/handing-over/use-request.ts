import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { PublishRequest } from '@agency/contracts/manage/nodes/publishing/publish-request.ts'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { readNode } from '../../../calls/nodes.ts'
import { useStudio } from '../../../parts/nodes/studio-data.ts'

/** The request to publish a page, as it is after each action: an open page itself is not read again. */
export function useRequest({ key, request: first }: NodeDocument): PublishRequest | null {
  const { nodes } = useStudio()
  const { revalidate } = useRevalidator()
  const [request, setRequest] = useState(first)
  const known = useRef(nodes)
  // The tree may be older than the page: another user has answered meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if ((nodes.byKey.get(key)?.waiting ?? false) !== (first?.state === 'waiting')) void revalidate()
  }, [])
  useEffect(() => {
    if (nodes === known.current) return
    known.current = nodes
    readNode(key).then(
      now => setRequest(now.request),
      () => {},
    )
  }, [nodes, key])
  return request
}

import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { useLoaderData, useLocation } from 'react-router'
import { OpenPageScreen } from './open-page-screen.tsx'

/** The page of the address. Another page, or the same one read again, begins anew. */
export function PageScreen() {
  const document = useLoaderData<NodeDocument>()
  const { search } = useLocation()
  return <OpenPageScreen key={`${document.key}${search}`} document={document} />
}

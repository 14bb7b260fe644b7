import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { useEffect, useState } from 'react'
import { bePresent } from '../calls/nodes.ts'

const EVERY_MS = 10_000

/** The names of others who have the page open. Says meanwhile that this editor has. */
export function usePresent({ key, present: first }: NodeDocument, own: string): string[] {
  const [present, setPresent] = useState(first)
  useEffect(() => {
    const tell = () =>
      bePresent(key).then(
        answer => setPresent(answer.present),
        () => {},
      )
    void tell()
    const timer = setInterval(tell, EVERY_MS)
    return () => clearInterval(timer)
  }, [key])
  return [...new Set(present.map(({ name }) => name))].filter(name => name !== own)
}

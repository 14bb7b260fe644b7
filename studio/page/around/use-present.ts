import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { useEffect, useState } from 'react'
import { bePresent } from '../../calls/nodes.ts'

const EVERY_MS = 10_000

/**
 * The names of others who have the page open, and a mark that changes with the comments on it; undefined until it is known.
 * Reports meanwhile that this user has it open.
 */
export function usePresent({ key, present: first }: NodeDocument, own: string): { others: string[]; mark?: string } {
  const [answer, setAnswer] = useState<{ present: NodeDocument['present']; comments?: string }>({ present: first })
  useEffect(() => {
    const tell = () => bePresent(key).then(setAnswer, () => {})
    void tell()
    const timer = setInterval(tell, EVERY_MS)
    return () => clearInterval(timer)
  }, [key])
  const others = [...new Set(answer.present.map(({ name }) => name))].filter(name => name !== own)
  return { others, ...(answer.comments !== undefined && { mark: answer.comments }) }
}

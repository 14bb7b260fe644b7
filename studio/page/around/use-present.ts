import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { useEffect, useState } from 'react'
import { bePresent } from '../../calls/nodes.ts'

const EVERY_MS = 10_000

export function usePresent({ key, present: first }: NodeDocument, own: string): string[] {
  const [answer, setAnswer] = useState({ present: first })
  useEffect(() => {
    const tell = () => bePresent(key).then(setAnswer, () => {})
    void tell()
    const timer = setInterval(tell, EVERY_MS)
    return () => clearInterval(timer)
  }, [key])
  return [...new Set(answer.present.map(({ name }) => name))].filter(name => name !== own)
}

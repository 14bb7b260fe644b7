import type { Editable, NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { useEffect, useState } from 'react'
import { bePresent } from '../../calls/nodes.ts'
import { words } from '../../words/words.ts'

export function useTitle({ name }: Pick<Editable, 'name'>): void {
  useEffect(() => {
    document.title = `${name} – ${words.shell.brand}`
  }, [name])
}

const everyMs = 10_000

/** The names of others who have the node open. */
export function usePresent({ key, present: first }: NodeDocument, self: string): string[] {
  const [answer, setAnswer] = useState({ present: first })
  useEffect(() => {
    const tell = () => bePresent(key).then(setAnswer, () => {})
    void tell()
    const timer = setInterval(tell, everyMs)
    return () => clearInterval(timer)
  }, [key])
  return [...new Set(answer.present.map(({ name }) => name))].filter(name => name !== self)
}

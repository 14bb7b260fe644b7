import { useRef } from 'react'
import { type Answer, askServer } from './ask-server.client.ts'

/**
 * A check that only a server can make, of what is in a field when it is left. The answer to an earlier question is never
 * told: it is about something else.
 */
export function useServerCheck(path: string, tell: (answer: Answer) => void) {
  const last = useRef<{ question: string; ended: AbortController }>(undefined)
  const forget = () => {
    last.current?.ended.abort()
    last.current = undefined
  }
  async function ask(body: object) {
    const question = JSON.stringify(body)
    if (last.current?.question === question) return
    forget()
    const ended = new AbortController()
    last.current = { question, ended }
    const answer = await askServer(path, body, ended.signal)
    if (!ended.signal.aborted) tell(answer)
  }
  return { ask, forget }
}

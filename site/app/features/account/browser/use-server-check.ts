import { useRef } from 'react'
import { type Answer, askServer } from './ask-server.client.ts'

/** Lets the server check a field when it is left. A late answer about an earlier value is dropped. */
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

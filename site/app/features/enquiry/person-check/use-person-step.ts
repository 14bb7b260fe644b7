import { useEffect, useRef, useState } from 'react'
import { captchaToken } from '../../captcha/captcha.client.ts'
import type { ReturnedForm } from '../answer-enquiry.server.ts'

/** A token is valid for five minutes; a slower visitor gets another one. */
const freshFor = 4 * 60_000

export type PersonWork = { phase: 'asking' | 'working' | 'done'; token: string }
const asking: PersonWork = { phase: 'asking', token: '' }

/** Lets the device pass the check; if that fails, the question comes back. @param submit Runs for a press meanwhile. */
export function usePersonStep(check: ReturnedForm['check'], submit: () => void) {
  const [work, setWork] = useState(asking)
  const place = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  const { token: question, failed } = check ?? {}

  useEffect(() => {
    setWork(asking)
    if (question === undefined) return
    place.current?.focus()
    // The server rejected the token: a person can still answer.
    if (failed) return
    let isOver = false
    let again: ReturnType<typeof setTimeout> | undefined
    const earn = async () => {
      setWork({ phase: 'working', token: '' })
      const token = await captchaToken().catch(() => '')
      if (isOver) return
      setWork(token === '' ? asking : { phase: 'done', token })
      if (token !== '') again = setTimeout(earn, freshFor)
    }
    void earn()
    return () => {
      isOver = true
      clearTimeout(again)
    }
  }, [question, failed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the work is over, with the form as it is by then
  useEffect(() => {
    if (work.phase === 'working') return
    if (work.phase === 'done' && isPressed.current) submit()
    isPressed.current = false
  }, [work])

  return {
    work,
    place,
    holds() {
      isPressed.current = work.phase === 'working'
      return isPressed.current
    },
  }
}

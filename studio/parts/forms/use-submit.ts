import { type FormEvent, useState } from 'react'
import { words } from '../../words/words.ts'

type Given = Record<string, string>

/** A form that sends what was filled in: whether it is under way, and why it was refused. It is emptied when it was taken. */
export function useSubmit(work: (given: Given) => Promise<unknown>) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    setFault('')
    try {
      await work(Object.fromEntries(new FormData(form)) as Given)
      form.reset()
    } catch (error) {
      setFault((error as Error).message || words.failure.unknown)
    }
    setBusy(false)
  }

  return { fault, busy, submit }
}

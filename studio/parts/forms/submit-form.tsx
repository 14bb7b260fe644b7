import { type FormEvent, type ReactNode, useState } from 'react'
import { words } from '../../words/words.ts'

/** What is wrong with a form, announced as soon as it appears. */
export const FaultLine = ({ fault }: { fault: string }) =>
  fault && (
    <p role="alert" className="field__error">
      {fault}
    </p>
  )

type Work = (given: Record<string, string>, form: HTMLFormElement) => Promise<unknown>

/**
 * Sends a form: whether it is under way, and why it was refused. The form is emptied afterwards.
 * @param work throws why it was refused; resolves to false where the form keeps its values all the same
 */
export function useSubmit(work: Work) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // In React’s tree, the form of the page may lie around the form of a window.
    event.stopPropagation()
    const form = event.currentTarget
    setBusy(true)
    setFault('')
    try {
      const done = await work(Object.fromEntries(new FormData(form)) as Record<string, string>, form)
      if (done !== false) form.reset()
    } catch (error) {
      setFault((error as Error).message || words.failure.unknown)
    }
    setBusy(false)
  }

  return { fault, busy, submit }
}

type SubmitFormProps = {
  action: string
  work: Work
  className?: string
  /** Whether its button is one of several on the screen. */
  isQuiet?: boolean
  children: ReactNode
}

/** A form with one button, and above it why it was refused. */
export function SubmitForm({ action, work, className = 'form-column', isQuiet, children }: SubmitFormProps) {
  const { fault, busy, submit } = useSubmit(work)
  return (
    <form className={className} onSubmit={submit}>
      {children}
      <FaultLine fault={fault} />
      <button type="submit" className={isQuiet ? 'button button--quiet' : 'button'} disabled={busy}>
        {action}
      </button>
    </form>
  )
}

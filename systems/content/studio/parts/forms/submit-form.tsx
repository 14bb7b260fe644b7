import { type FormEvent, type ReactNode, useState } from 'react'
import { words } from '../../words/words.ts'
import { MainButton, QuietButton } from './buttons.tsx'

export const FaultLine = ({ fault }: { fault: string }) =>
  fault && (
    <p role="alert" className="field__error">
      {fault}
    </p>
  )

type Work = (given: Record<string, string>, form: HTMLFormElement) => Promise<unknown>

/**
 * Resets the form afterwards.
 * @param work throws the fault; resolves to false if the form should keep its values
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

type SubmitFormProps = { action: string; work: Work; className?: string; isQuiet?: boolean; children: ReactNode }

export function SubmitForm({ action, work, className = 'form-column', isQuiet, children }: SubmitFormProps) {
  const { fault, busy, submit } = useSubmit(work)
  const Button = isQuiet ? QuietButton : MainButton
  return (
    <form className={className} onSubmit={submit}>
      {children}
      <FaultLine fault={fault} />
      <Button type="submit" disabled={busy}>
        {action}
      </Button>
    </form>
  )
}

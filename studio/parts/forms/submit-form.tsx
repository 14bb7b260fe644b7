import type { ReactNode } from 'react'
import { FaultLine } from './fault-line.tsx'
import { useSubmit } from './use-submit.ts'

type SubmitFormProps = {
  action: string
  work: Parameters<typeof useSubmit>[0]
  /** It stands by itself on the screen. */
  isPart?: boolean
  children: ReactNode
}

/** A form with one quiet button, and why it was refused above that. */
export function SubmitForm({ action, work, isPart = false, children }: SubmitFormProps) {
  const { fault, busy, submit } = useSubmit(work)
  return (
    <form className={isPart ? 'form-column part' : 'form-column'} onSubmit={submit}>
      {children}
      <FaultLine fault={fault} />
      <button type="submit" className="button button--quiet" disabled={busy}>
        {action}
      </button>
    </form>
  )
}

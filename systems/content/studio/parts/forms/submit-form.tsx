import { type FormEvent, type ReactNode, useState } from 'react'
import { MainButton, QuietButton } from './buttons.tsx'
import { faultText, useCall } from './use-call.ts'

type SubmitFormProps = {
  action: string
  /** Throws the fault; resolves to a `Done` or nothing, or to false if the form should keep its values. */
  work: (given: Record<string, string>) => Promise<unknown>
  onDone?: () => void
  className?: string
  isQuiet?: boolean
  disabled?: boolean
  children: ReactNode
  /** Beside the button. */
  aside?: ReactNode
}

/** Shows the fault of its call; else resets itself. */
export function SubmitForm({
  action,
  work,
  onDone,
  className = 'form-column',
  isQuiet,
  disabled,
  children,
  aside,
}: SubmitFormProps) {
  const [fault, setFault] = useState('')
  const { call, busy } = useCall({ onDone, onFault: error => setFault(faultText(error)) })
  const Button = isQuiet ? QuietButton : MainButton

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // In React’s tree, the form of the page may lie around the form of a window.
    event.stopPropagation()
    const form = event.currentTarget
    setFault('')
    if (await call(() => work(Object.fromEntries(new FormData(form)) as Record<string, string>))) form.reset()
  }

  const button = (
    <Button type="submit" disabled={busy || disabled}>
      {action}
    </Button>
  )
  return (
    <form className={className} onSubmit={submit}>
      {children}
      {fault && (
        <p role="alert" className="field__error">
          {fault}
        </p>
      )}
      {aside ? (
        <div className="buttons">
          {button}
          {aside}
        </div>
      ) : (
        button
      )}
    </form>
  )
}

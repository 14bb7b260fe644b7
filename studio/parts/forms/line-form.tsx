import type { FormEvent, ReactNode } from 'react'

type LineFormProps = {
  action: string
  /** Resolves to whether it was taken. */
  onSend: (given: Record<string, string>) => Promise<boolean>
  children: ReactNode
}

/** The form above a list by which it gets one entry more. It is emptied when the entry was taken. */
export function LineForm({ action, onSend, children }: LineFormProps) {
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (await onSend(Object.fromEntries(new FormData(form)) as Record<string, string>)) form.reset()
  }

  return (
    <form className="line-form" onSubmit={send}>
      {children}
      <button type="submit" className="button">
        {action}
      </button>
    </form>
  )
}

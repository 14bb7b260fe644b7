import { TextField } from '@agency/ui/forms/field.tsx'
import type { FormEvent } from 'react'
import { copyNode } from '../../calls/nodes.ts'
import { words } from '../../words.ts'
import type { ActionFormProps } from './action-form.ts'

/** A copy beside the node, as a draft. */
export function CopyForm({ node, run, busy }: ActionFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    void run(async () => {
      const { key } = await copyNode(node.key, node.parentKey, name)
      return { said: words.tree.copied(name), open: `/pages/${key}` }
    })
  }
  return (
    <form className="form-column" onSubmit={submit}>
      <TextField name="name" label={words.tree.copyName} defaultValue={words.tree.copyOf(node.name)} autoFocus />
      <button type="submit" className="button" disabled={busy}>
        {words.tree.actions.copy}
      </button>
    </form>
  )
}

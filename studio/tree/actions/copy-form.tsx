import { TextField } from '@agency/ui/forms/field.tsx'
import type { FormEvent } from 'react'
import { copyNode } from '../../calls/nodes.ts'
import { countBelow } from '../../parts/nodes/nodes-by-place.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import type { ActionFormProps } from './action-form.ts'

/** A copy beside the node, as a draft, with copies of what lies below it if that is wanted. */
export function CopyForm({ node, run, busy }: ActionFormProps) {
  const { nodes } = useStudio()
  const below = countBelow(nodes, node.key)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const name = String(typed.get('name')).trim()
    void run(async () => {
      const { key, copied } = await copyNode(node.key, node.parentKey, name, typed.has('withChildren'))
      return { said: words.copies.made(name, copied - 1), open: `/pages/${key}` }
    })
  }
  return (
    <form className="form-column" onSubmit={submit}>
      <TextField name="name" label={words.tree.copyName} defaultValue={words.tree.copyOf(node.name)} autoFocus />
      {below > 0 && (
        <label className="box">
          <input type="checkbox" name="withChildren" />
          {words.copies.withChildren(below)}
        </label>
      )}
      {below > 0 && <p className="field__hint">{words.copies.help}</p>}
      <button type="submit" className="button" disabled={busy}>
        {words.tree.actions.copy}
      </button>
    </form>
  )
}

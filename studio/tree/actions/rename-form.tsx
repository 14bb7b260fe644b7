import { TextField } from '@agency/ui/forms/field.tsx'
import type { FormEvent } from 'react'
import { editableOf, readNode, saveDraft } from '../../calls/nodes.ts'
import { words } from '../../words/words.ts'
import type { ActionFormProps } from './action-form.ts'

/** Another name and address, as a draft: publishing it leads the old address to the new one. */
export function RenameForm({ node, run, busy }: ActionFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const name = String(typed.get('name')).trim()
    const urlSegment = String(typed.get('urlSegment')).trim()
    void run(async () => {
      const document = await readNode(node.key)
      await saveDraft(node.key, { ...editableOf(document), name, urlSegment }, document.version)
      return { said: words.tree.renamed(name), open: `/pages/${node.key}?renamed=${document.version + 1}` }
    })
  }
  return (
    <form className="form-column" onSubmit={submit}>
      <TextField name="name" label={words.tree.name} defaultValue={node.name} autoFocus />
      <TextField
        name="urlSegment"
        label={words.tree.segment}
        hint={words.tree.segmentHelp}
        defaultValue={node.urlSegment}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
      />
      <button type="submit" className="button" disabled={busy}>
        {words.tree.actions.rename}
      </button>
    </form>
  )
}

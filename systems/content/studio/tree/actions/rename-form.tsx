import { TextField } from '@agency/ui/forms/field.tsx'
import { editableOf, readLinkedFrom, readNode, saveDraft } from '../../calls/nodes.ts'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { words } from '../../words/words.ts'
import { countLinks } from '../links/linked-from.tsx'
import type { ActionFormProps } from './new-form.tsx'

/** As a draft: its publication redirects the old address. */
export function RenameForm({ node, call }: ActionFormProps) {
  const rename = ({ name = '', urlSegment = '' }: Record<string, string>) =>
    call(async () => {
      const document = await readNode(node.key)
      const draft = { ...editableOf(document), name: name.trim(), urlSegment: urlSegment.trim() }
      await saveDraft(node.key, draft, document.version)
      return { message: words.tree.renamed(draft.name), open: `/pages/${node.key}?renamed=${document.version + 1}` }
    })
  const linking = useLoaded(() => readLinkedFrom(node.key), [node.key])?.nodes ?? []
  return (
    <SubmitForm action={words.tree.actions.rename} work={rename}>
      <TextField name="name" label={words.tree.name} defaultValue={node.name} autoFocus />
      <TextField
        name="urlSegment"
        label={words.tree.segment}
        hint={words.tree.segmentHelp}
        defaultValue={node.urlSegment}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
      />
      <p role="status">{linking.length > 0 && words.links.keep(countLinks(linking), linking.length)}</p>
    </SubmitForm>
  )
}

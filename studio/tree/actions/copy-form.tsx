import { TextField } from '@agency/ui/forms/field.tsx'
import { copyNode } from '../../calls/nodes.ts'
import { Box } from '../../parts/forms/box.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { countBelow } from '../../parts/nodes/nodes-by-place.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import type { ActionFormProps } from './use-run.ts'

/** With its descendants if the box is ticked. */
export function CopyForm({ node, run }: ActionFormProps) {
  const { nodes } = useStudio()
  const below = countBelow(nodes, node.key)
  const copy = ({ name = '', withChildren }: Record<string, string>) =>
    run(async () => {
      const { key, copied } = await copyNode(node.key, node.parentKey, name.trim(), withChildren !== undefined)
      return { message: words.copies.created(name.trim(), copied - 1), open: `/pages/${key}` }
    })
  return (
    <SubmitForm action={words.tree.actions.copy} work={copy}>
      <TextField name="name" label={words.tree.copyName} defaultValue={words.tree.copyOf(node.name)} autoFocus />
      {below > 0 && (
        <>
          <Box name="withChildren">{words.copies.withChildren(below)}</Box>
          <p className="field__hint">{words.copies.help}</p>
        </>
      )}
    </SubmitForm>
  )
}

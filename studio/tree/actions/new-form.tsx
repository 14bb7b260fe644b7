import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import type { FormEvent } from 'react'
import { saveDraft } from '../../calls/nodes.ts'
import { fieldHash } from '../../parts/nodes/field-hash.ts'
import { newKey } from '../../parts/nodes/new-key.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import type { ActionFormProps } from './action-form.ts'
import { urlSegmentOf } from './url-segment.ts'

/** A new page or part below a node. */
export const NewForm = ({ node, ...rest }: ActionFormProps) => <NewNodeForm below={node} {...rest} />

type NewNodeFormProps = Omit<ActionFormProps, 'node'> & {
  /** Undefined for the top of the tree. */
  below: TreeNode | undefined
}

/** A new page or part. It is a draft until somebody publishes it. */
export function NewNodeForm({ below, run, busy }: NewNodeFormProps) {
  const { types, nodes } = useStudio()
  const siblings = below ? (nodes.below.get(below.key) ?? []) : []
  const allowed = types.get(below?.alias ?? '')?.allowedChildren ?? [...types.keys()]
  const options = allowed
    .map(alias => ({ value: alias, label: types.get(alias)?.label ?? alias }))
    .sort((a, b) => a.label.localeCompare(b.label))
  const likely = [siblings[0]?.alias, below?.alias, 'prosePage']

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const name = String(typed.get('name')).trim()
    const alias = String(typed.get('alias'))
    const key = newKey()
    const properties = types.get(alias)?.schema.properties ?? {}
    const draft = {
      alias,
      parentKey: below?.key ?? null,
      name,
      urlSegment: urlSegmentOf(name),
      source: 'title' in properties ? { title: name } : {},
      publishAt: null,
      unpublishAt: null,
      updated: null,
    }
    void run(async () => {
      await saveDraft(key, draft)
      const [first = ''] = Object.keys(properties)
      return { said: words.tree.made(name), open: `/pages/${key}${fieldHash(['source', first])}` }
    })
  }

  return (
    <form className="form-column" onSubmit={submit}>
      <TextField name="name" label={words.tree.name} autoFocus autoComplete="off" />
      <SelectField
        name="alias"
        label={words.tree.kind}
        options={options}
        defaultValue={likely.find(alias => alias !== undefined && allowed.includes(alias)) ?? allowed[0]}
      />
      <button type="submit" className="button" disabled={busy}>
        {words.tree.make}
      </button>
    </form>
  )
}

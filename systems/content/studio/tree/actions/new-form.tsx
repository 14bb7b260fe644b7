import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { slugOf } from '@agency/reference-data/search/words.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { saveDraft } from '../../calls/nodes.ts'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import type { Calls } from '../../parts/forms/use-call.ts'
import { fieldHash } from '../../parts/nodes/field-hash.ts'
import { newKey } from '../../parts/nodes/new-key.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'

export type ActionFormProps = Pick<Calls, 'call' | 'busy'> & { node: TreeNode; onClose: () => void }

export const NewForm = ({ node, call }: ActionFormProps) => <NewNodeForm below={node} call={call} />

type NewNodeFormProps = Pick<Calls, 'call'> & { below: TreeNode | undefined }

export function NewNodeForm({ below, call }: NewNodeFormProps) {
  const { types, nodes } = useStudio()
  // A Chinese name gives no address by itself.
  const [asksAddress, askAddress] = useState(false)
  const siblings = below ? (nodes.below.get(below.key) ?? []) : []
  const allowed = types.get(below?.alias ?? '')?.allowedChildren ?? [...types.keys()]
  const options = allowed
    .map(alias => ({ value: alias, label: types.get(alias)?.label ?? alias }))
    .sort((a, b) => a.label.localeCompare(b.label))
  const likely = [siblings[0]?.alias, below?.alias, 'prosePage']

  function create({ name: typed = '', urlSegment, alias = '' }: Record<string, string>) {
    const name = typed.trim()
    const key = newKey()
    const properties = types.get(alias)?.schema.properties ?? {}
    const draft = {
      alias,
      parentKey: below?.key ?? null,
      name,
      urlSegment: urlSegment ?? slugOf(name),
      source: 'title' in properties ? { title: name } : {},
      publishAt: null,
      unpublishAt: null,
      updated: null,
    }
    return call(async () => {
      await saveDraft(key, draft)
      // The form of a deal begins with its product, on which its other fields depend.
      const [first = ''] = alias === 'deal' ? ['product'] : Object.keys(properties)
      return { message: words.tree.created(name), open: `/pages/${key}${fieldHash(['source', first])}` }
    })
  }

  return (
    <SubmitForm action={words.tree.make} work={create}>
      <TextField
        name="name"
        label={words.tree.name}
        autoFocus
        autoComplete="off"
        onChange={({ target }) => askAddress(target.value.trim() !== '' && slugOf(target.value) === '')}
      />
      {asksAddress && (
        <TextField
          name="urlSegment"
          label={words.tree.segment}
          hint={words.tree.segmentNew}
          autoComplete="off"
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
        />
      )}
      <SelectField
        name="alias"
        label={words.tree.kind}
        options={options}
        defaultValue={likely.find(alias => alias !== undefined && allowed.includes(alias)) ?? allowed[0]}
      />
    </SubmitForm>
  )
}

import { nodeState } from '@agency/contracts/manage/nodes/tree.ts'
import { SelectField } from '@agency/ui/forms/field.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useRef, useState } from 'react'
import { LinkButton } from '../../parts/forms/buttons.tsx'
import { typeName, useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import type { TreeFilter } from './filtered-tree.ts'

type TreeFilterProps = {
  filter: TreeFilter
  count: number | undefined
  onChange: (part: Partial<TreeFilter>) => void
  onClear: () => void
}

const texts = words.filters.tree

/** By words, state or type. */
export function TreeFilterForm({ filter, count, onChange, onClear }: TreeFilterProps) {
  const { nodes, types } = useStudio()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onClear()
    input.current?.focus()
  }
  const [wasSet] = useState(filter['tree-state'] !== '' || filter['tree-type'] !== '')
  const aliases = [...new Set([...nodes.byKey.values()].map(({ alias }) => alias))]
  const typeOptions = aliases.map(alias => ({ value: alias, label: typeName(types, alias) }))
  return (
    <search className="tree-filter">
      <input
        ref={input}
        aria-label={texts.find}
        placeholder={texts.find}
        value={filter['tree-find']}
        onChange={({ target }) => onChange({ 'tree-find': target.value })}
      />
      <details open={wasSet}>
        <summary>
          <Icon name="chevron-right" size={16} /> {texts.more}
        </summary>
        <SelectField
          name="tree-state"
          label={texts.state}
          required={false}
          value={filter['tree-state']}
          onChange={({ target }) => onChange({ 'tree-state': target.value })}
          options={[
            { value: '', label: texts.any },
            ...nodeState.options.map(value => ({ value, label: words.states[value] })),
            { value: 'waiting', label: words.request.state },
          ]}
        />
        <SelectField
          name="tree-type"
          label={texts.type}
          required={false}
          value={filter['tree-type']}
          onChange={({ target }) => onChange({ 'tree-type': target.value })}
          options={[
            { value: '', label: texts.any },
            ...typeOptions.toSorted((one, other) => one.label.localeCompare(other.label)),
          ]}
        />
      </details>
      <p role="status" className={count === undefined ? 'visually-hidden' : ''}>
        {count !== undefined && (
          <>
            {texts.found(count)} <LinkButton onClick={clear}>{words.filters.none}</LinkButton>
          </>
        )}
      </p>
    </search>
  )
}

import { TextField } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { type Hit, readNode } from '../../calls/nodes.ts'
import { announceFault } from '../../parts/announcements.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { NodeSearch } from '../../parts/nodes/node-search.tsx'
import { isPageType, useStudio } from '../../parts/nodes/studio-data.ts'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import type { FieldProps } from '../plain/field-props.ts'
import { PickedValue } from './picked-value.tsx'

/** A page, or another address. */
export function LinkField(field: FieldProps<string>) {
  const { value, onChange } = field
  const [picking, setPicking] = useState(false)
  return (
    <PickedValue
      {...field}
      shown={value}
      action={value ? words.links.change : words.links.pick}
      icon="search"
      onOpen={() => setPicking(true)}
    >
      <LinkWindow isOpen={picking} onOpenChange={setPicking} value={value} onPick={onChange} />
    </PickedValue>
  )
}

type LinkWindowProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  value: string | undefined
  /** `name`: of a picked page. */
  onPick: (address: string, name?: string) => void
}

export function LinkWindow({ isOpen, onOpenChange, value, onPick }: LinkWindowProps) {
  function pick(address: string, name?: string) {
    onPick(address, name)
    onOpenChange(false)
  }

  async function pickPage(hit: Hit) {
    try {
      const { address } = await readNode(hit.key)
      if (address === null) throw new Error(words.links.noPage(hit.name))
      pick(address, hit.name)
    } catch (error) {
      announceFault(error)
    }
  }

  return (
    <Window title={words.links.pick} isOpen={isOpen} onOpenChange={onOpenChange}>
      <PageSearch onPick={pickPage} />
      <SubmitForm isQuiet action={words.links.take} work={async ({ address = '' }) => pick(address.trim())}>
        <TextField
          name="address"
          label={words.links.elsewhere}
          hint={words.links.elsewhereHelp}
          defaultValue={value}
          pattern="(/|https://|tel:\+|mailto:|#).*"
          autoComplete="off"
        />
      </SubmitForm>
    </Window>
  )
}

function PageSearch({ onPick }: { onPick: (hit: Hit) => void }) {
  const { types } = useStudio()
  return <NodeSearch onPick={onPick} fits={({ alias }) => isPageType(types, alias)} />
}

import { TextField } from '@agency/ui/forms/field.tsx'
import type { FormEvent } from 'react'
import { type Hit, readNode } from '../../calls/nodes.ts'
import { announceFault } from '../../parts/announcements.tsx'
import { NodeSearch } from '../../parts/nodes/node-search.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'

type LinkWindowProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  value: string | undefined
  onPick: (address: string) => void
}

/** Picks a page of the site, or takes an address elsewhere, a phone number or a mailbox. */
export function LinkWindow({ isOpen, onOpenChange, value, onPick }: LinkWindowProps) {
  function pick(address: string) {
    onPick(address)
    onOpenChange(false)
  }

  async function pickPage(hit: Hit) {
    try {
      const { address } = await readNode(hit.key)
      if (address === null) throw new Error(words.links.noPage(hit.name))
      pick(address)
    } catch (error) {
      announceFault(error)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The form of the page lies around this one in React's tree.
    event.stopPropagation()
    pick(String(new FormData(event.currentTarget).get('address')).trim())
  }

  return (
    <Window title={words.links.pick} isOpen={isOpen} onOpenChange={onOpenChange}>
      <NodeSearch onPick={pickPage} />
      <form className="form-column" onSubmit={submit}>
        <TextField
          name="address"
          label={words.links.elsewhere}
          hint={words.links.elsewhereHelp}
          defaultValue={value}
          pattern="(/|https://|tel:\+|mailto:|#).*"
          autoComplete="off"
        />
        <button type="submit" className="button button--quiet">
          {words.links.take}
        </button>
      </form>
    </Window>
  )
}

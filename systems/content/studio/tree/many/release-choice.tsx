import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { makeRelease, readReleases } from '../../calls/releases.ts'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { words } from '../../words/words.ts'

type Chosen = { id: string; name: string }

/** No id of a release; a required list takes no empty value. */
const newRelease = 'new'

type ReleaseChoiceProps = {
  action?: string
  /** Proposes a new release rather than the last one. */
  isNew?: boolean
  onChosen: (release: Chosen) => Promise<unknown>
  onDone?: () => void
}

/** Scheduled releases accept no pages. */
export function ReleaseChoice({ action = words.releases.add, isNew, onChosen, onDone }: ReleaseChoiceProps) {
  const releases = useLoaded(readReleases, [])?.releases
  const open = releases?.filter(({ hour }) => hour === null || hour.failed) ?? []
  const [picked, setPicked] = useState<string>()
  const id = picked ?? (isNew ? newRelease : open.at(-1)?.id) ?? newRelease
  if (releases === undefined) return null

  async function choose({ name = '' }: Record<string, string>) {
    const { id: chosen, name: its } = open.find(release => release.id === id) ?? (await makeRelease(name))
    // A retry uses this release, not another new one.
    setPicked(chosen)
    return onChosen({ id: chosen, name: its })
  }
  return (
    <SubmitForm action={action} work={choose} onDone={onDone} isQuiet>
      {open.length > 0 && (
        <SelectField
          name="release"
          label={words.releases.one}
          options={[
            ...open.map(release => ({ value: release.id, label: words.releases.option(release.name, release.count) })),
            { value: newRelease, label: words.releases.another },
          ]}
          value={id}
          onChange={({ target }) => setPicked(target.value)}
        />
      )}
      {id === newRelease && (
        <TextField
          id="new-release"
          name="name"
          label={words.releases.name}
          hint={words.releases.nameHelp}
          maxLength={100}
        />
      )}
    </SubmitForm>
  )
}

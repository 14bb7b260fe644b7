import { TextField } from '@agency/ui/forms/field.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useEffect, useState } from 'react'
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components'
import {
  deleteFilter,
  type FilteredList,
  readFilters,
  renameFilter,
  type SavedFilter,
  saveFilter,
} from '../../calls/filters.ts'
import { words } from '../../words/words.ts'
import { announce, announceFault } from '../announcements.tsx'
import { SmallButton } from '../forms/buttons.tsx'
import { SubmitForm } from '../forms/submit-form.tsx'
import { Window } from '../window.tsx'

type SavedFiltersProps = {
  list: FilteredList
  /** The filter of the list now, as in its address; empty without one. */
  query: string
  onChoose: (query: string) => void
}

const texts = words.filters

/** The filters that the user has named for a list: chosen, saved, renamed, deleted. */
export function SavedFilters({ list, query, onChoose }: SavedFiltersProps) {
  const [all, setAll] = useState<SavedFilter[]>([])
  const [window, setWindow] = useState<'save' | 'edit'>()
  useEffect(() => void readFilters().then(setAll, announceFault), [])
  const filters = all.filter(filter => filter.list === list)
  const close = () => setWindow(undefined)

  function act(id: string) {
    if (id === 'save' || id === 'edit') return setWindow(id)
    if (id === 'none') return onChoose('')
    const chosen = filters.find(filter => filter.id === id)
    if (chosen) onChoose(chosen.query)
  }
  async function save({ name = '' }: Record<string, string>) {
    setAll(await saveFilter({ list, name, query }))
    announce(texts.saved(name))
    close()
  }

  return (
    <>
      <MenuTrigger>
        <Button className="pick">
          <Icon name="list-filter" size={16} /> {filters.find(filter => filter.query === query)?.name ?? texts.menu}
        </Button>
        <Popover placement="bottom start">
          <Menu className="menu" onAction={id => act(String(id))}>
            {filters.length > 0 && (
              <MenuSection>
                <Header className="menu__header">{texts.own}</Header>
                {filters.map(({ id, name }) => (
                  <MenuItem key={id} id={id}>
                    {name}
                  </MenuItem>
                ))}
              </MenuSection>
            )}
            <MenuItem id="save" isDisabled={query === ''}>
              {texts.save}
            </MenuItem>
            {query !== '' && <MenuItem id="none">{texts.none}</MenuItem>}
            {filters.length > 0 && <MenuItem id="edit">{texts.edit}</MenuItem>}
          </Menu>
        </Popover>
      </MenuTrigger>
      <Window title={texts.saveTitle} isOpen={window === 'save'} onOpenChange={close}>
        <SubmitForm action={texts.saveButton} work={save}>
          <TextField name="name" label={texts.name} hint={texts.nameHelp} maxLength={60} autoComplete="off" />
        </SubmitForm>
      </Window>
      <Window title={texts.editTitle} isOpen={window === 'edit'} onOpenChange={close}>
        <EditFilters filters={filters} onChange={setAll} />
      </Window>
    </>
  )
}

type EditFiltersProps = { filters: SavedFilter[]; onChange: (all: SavedFilter[]) => void }

/** Each filter with its name, and what was deleted until the window closes. */
function EditFilters({ filters, onChange }: EditFiltersProps) {
  const [gone, setGone] = useState<SavedFilter[]>([])

  const rename = async (id: string, name = '') => {
    onChange(await renameFilter(id, name))
    announce(texts.renamed(name))
    return false
  }
  const remove = (filter: SavedFilter) =>
    deleteFilter(filter.id).then(all => {
      onChange(all)
      setGone([...gone, filter])
    }, announceFault)
  const bringBack = ({ id, ...filter }: SavedFilter) =>
    saveFilter(filter).then(all => {
      onChange(all)
      setGone(gone.filter(one => one.id !== id))
    }, announceFault)

  return (
    <ul className="form-column">
      {filters.map(filter => (
        <li key={filter.id} className="line-form">
          <SubmitForm className="line-form" isQuiet action={texts.rename} work={({ name }) => rename(filter.id, name)}>
            <TextField
              name="name"
              id={`name-${filter.id}`}
              label={texts.nameOf(filter.name)}
              defaultValue={filter.name}
              maxLength={60}
              autoComplete="off"
            />
          </SubmitForm>
          <SmallButton onClick={() => remove(filter)} aria-label={words.fields.actionOn(texts.delete, filter.name)}>
            {texts.delete}
          </SmallButton>
        </li>
      ))}
      {gone.map(filter => (
        <li key={filter.id} role="status">
          {texts.deleted(filter.name)}{' '}
          <SmallButton
            // The button that deleted it is gone.
            autoFocus
            onClick={() => bringBack(filter)}
          >
            {words.fields.bringBack}
          </SmallButton>
        </li>
      ))}
    </ul>
  )
}

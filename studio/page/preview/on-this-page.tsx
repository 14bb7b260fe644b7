import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components'
import { words } from '../../words/words.ts'
import type { NodeFields } from './shown-fields.ts'

export function OnThisPage({ groups, onOpen }: { groups: NodeFields[]; onOpen: (origin: string) => void }) {
  return (
    <MenuTrigger>
      <Button className="button button--quiet" isDisabled={groups.length === 0}>
        {words.preview.onThisPage}
      </Button>
      <Popover placement="bottom end">
        <Menu className="menu on-this-page" onAction={origin => onOpen(String(origin))}>
          {groups.map(({ key, name, fields }) => (
            <MenuSection key={key}>
              <Header>{name || words.preview.thisForm}</Header>
              {fields.map(({ origin, label, text }) => (
                <MenuItem key={origin} id={origin} textValue={`${label} ${text}`}>
                  <b>{label}</b> {text}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

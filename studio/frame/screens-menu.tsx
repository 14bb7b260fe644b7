import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { words } from '../words/words.ts'

/** Small laptops lack room for all screens. */
export function ScreensMenu({ screens }: { screens: { path: string; name: string }[] }) {
  const navigate = useNavigate()
  return (
    <MenuTrigger>
      <Button className="bar__screens">
        {words.shell.screens} <Icon name="chevron-down" size={16} />
      </Button>
      <Popover placement="bottom end">
        <Menu className="menu" onAction={path => navigate(`/${path}`)}>
          {screens.map(({ path, name }) => (
            <MenuItem key={path} id={path}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components'
import { useRevalidator } from 'react-router'
import { signOut, type User } from '../calls/session.ts'
import { words } from '../words.ts'
import { announceFault } from './announcements.tsx'

/** Who is signed in, and the way out. */
export function UserMenu({ user }: { user: User }) {
  const { revalidate } = useRevalidator()
  const leave = () => signOut().then(() => revalidate(), announceFault)
  return (
    <MenuTrigger>
      <Button className="bar__user">
        <Icon name="user" /> <span>{user.name}</span>
      </Button>
      <Popover placement="bottom end">
        <Menu className="menu" onAction={leave}>
          <MenuSection>
            <Header className="menu__head">
              {user.email} · {words.roles[user.role]}
            </Header>
            <MenuItem id="leave">
              <Icon name="log-out" size={18} /> {words.signIn.leave}
            </MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

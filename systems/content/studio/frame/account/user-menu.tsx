import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components'
import { useNavigate, useRevalidator } from 'react-router'
import { signOut, type User } from '../../calls/session.ts'
import { announceFault } from '../../parts/announcements.tsx'
import { words } from '../../words/words.ts'
import { beginTour } from '../tour/tour-state.ts'

export function UserMenu({ user, onShortcuts }: { user: User; onShortcuts: () => void }) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const actions = {
    account: () => navigate('/account'),
    tour: beginTour,
    shortcuts: onShortcuts,
    leave: () => signOut().then(() => revalidate(), announceFault),
  }
  return (
    <MenuTrigger>
      <Button className="bar__user">
        <Icon name="user" /> <span>{user.name}</span>
      </Button>
      <Popover placement="bottom end">
        <Menu className="menu" onAction={action => void actions[action as keyof typeof actions]()}>
          <MenuSection>
            <Header className="menu__head">
              {user.email} · {words.roles[user.role]}
            </Header>
            <MenuItem id="account">
              <Icon name="user" size={18} /> {words.account.menu}
            </MenuItem>
            <MenuItem id="tour">
              <Icon name="compass" size={18} /> {words.tour.again}
            </MenuItem>
            <MenuItem id="shortcuts">
              <Icon name="menu" size={18} /> {words.shortcuts.title}
            </MenuItem>
            <MenuItem id="leave">
              <Icon name="log-out" size={18} /> {words.signIn.leave}
            </MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

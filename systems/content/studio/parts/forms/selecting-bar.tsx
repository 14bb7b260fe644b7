import { Button, Menu, MenuItem, MenuTrigger, Popover, type PopoverProps } from 'react-aria-components'
import { words } from '../../words/words.ts'
import { QuietButton } from './buttons.tsx'

type SelectingBarProps<Action extends string> = {
  count: number | undefined
  onBegin: () => void
  onEnd: () => void
  menu: string
  placement: PopoverProps['placement']
  actions: readonly Action[]
  labels: Record<Action, string>
  onAction: (action: Action) => void
}

/** Starts and shows selection mode. */
export function SelectingBar<Action extends string>(props: SelectingBarProps<Action>) {
  const { count, onBegin, onEnd, menu, placement, actions, labels, onAction } = props
  if (count === undefined) return <QuietButton onClick={onBegin}>{words.many.select}</QuietButton>
  return (
    <>
      <span role="status">{words.many.selected(count)}</span>
      <MenuTrigger>
        <Button className="button button--quiet" isDisabled={count === 0}>
          {menu}
        </Button>
        <Popover placement={placement}>
          <Menu className="menu" onAction={id => onAction(id as Action)}>
            {actions.map(id => (
              <MenuItem key={id} id={id}>
                {labels[id]}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <QuietButton onClick={onEnd}>{words.many.end}</QuietButton>
    </>
  )
}

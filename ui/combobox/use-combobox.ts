import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { meaningOfKey } from './list-keys.ts'
import type { ListEvent, ListState } from './list-state.ts'

type ComboboxOptions<Item> = {
  id: string
  label: string
  list: ListState<Item>
  dispatch: (event: ListEvent<Item>) => void
  passesField?: boolean
  onOpen: () => void
  onChoose: (item: Item, index: number) => void
}

/** Follows the ARIA practices: the focus stays in the text field, and `aria-activedescendant` names the item. */
export function useCombobox<Item>(options: ComboboxOptions<Item>) {
  const { id, label, list, dispatch, passesField, onOpen, onChoose } = options
  const { items, active, isProposed } = list
  const isOpen = items.length > 0
  const listBox = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isProposed && active >= 0) listBox.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active, isProposed])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const meaning = meaningOfKey(event, list, passesField)
    if (meaning === undefined) return
    event.preventDefault()
    const item = items[active]
    if (meaning === 'open') onOpen()
    else if (meaning === 'close') dispatch({ type: 'closed' })
    else if (meaning !== 'choose') dispatch({ type: 'moved', to: meaning })
    else if (item !== undefined) onChoose(item, active)
  }

  return {
    isOpen,
    onKeyDown,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
    },
    listProps: {
      ref: listBox,
      id,
      role: 'listbox',
      'aria-label': label,
      // Browsers put boxes that scroll into the tab order, and Tab has to lead to the next field.
      tabIndex: -1,
      hidden: !isOpen,
      // A press on the list must not take the focus from the field.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
    },
    itemProps: (index: number) => ({ id: `${id}-${index}`, role: 'option', 'aria-selected': index === active }),
  } as const
}

const s = (count: number) => (count === 1 ? '' : 's')

export const below = {
  title: (count: number) => (count === 0 ? 'Nothing in it yet' : `What is in it (${count})`),
  help: 'Select one to open it. When you move one, visitors see the new order at once.',
  add: 'Add one',
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
}

export const shared = {
  everywhere: 'Every page shows this.',
  pages: (count: number) => `${count} page${s(count)} show${count === 1 ? 's' : ''} this:`,
  offers: (count: number) => `${count} page${s(count)} look${count === 1 ? 's' : ''} for offers like this:`,
  more: (count: number) => `and ${count} more`,
}

export const shortcuts = {
  title: 'Keyboard shortcuts',
  list: [
    { keys: 'Ctrl K', does: 'Find a page or a field' },
    { keys: 'Ctrl S', does: 'Save now; it also happens by itself' },
    { keys: 'Ctrl Enter', does: 'Check and publish the open page, or ask for it' },
    { keys: '?', does: 'Show this list' },
    { keys: 'Shift F10', does: 'In the tree: the actions for a page' },
    { keys: '↑ ↓', does: 'On the dots of a list item: move it' },
    { keys: 'Escape', does: 'Close a window or a menu' },
  ],
  questionMark: '“?” opens this list',
}

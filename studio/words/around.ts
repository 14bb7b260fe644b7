/** The texts of what is around a node: the parts below it, the pages that show it, comments; and of the keyboard shortcuts. */

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

export const comments = {
  title: 'Comments',
  of: (place: string) => `Comments on ${place}`,
  button: (count: number) => (count === 0 ? 'Comments' : `Comments (${count})`),
  write: (place: string) => `Comment on ${place}`,
  open: (place: string, count: number) => `${count} open comment${s(count)} on ${place}`,
  all: (count: number) => `All open comments (${count})`,
  none: 'No open comments on this page. The speech bubble beside a field begins one.',
  noneHere: 'No open comments here yet.',
  missing: 'This comment is no longer there: its author has removed it.',
  gone: (place: string, item: string | null) =>
    item ? `On “${item}”, which was removed (${place})` : `On an item that was removed (${place})`,
  showDone: (count: number) => `Show what is done (${count})`,
  label: 'New comment',
  answerLabel: 'Your answer',
  changeLabel: 'Your comment, changed',
  help: (left: number) => `@ mentions a colleague · ${left.toLocaleString('en')} characters left`,
  send: 'Comment',
  answer: 'Answer',
  done: 'Done',
  again: 'Open again',
  change: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  edited: 'edited',
  removed: 'Removed by its author',
  doneBy: (name: string, at: string) => `Done: ${name}, ${at}`,
  people: 'People to mention',
  found: (count: number) =>
    count === 0 ? '' : `${count} ${count === 1 ? 'person' : 'people'}. The arrow keys choose, Enter mentions.`,
  notSent: (why: string) => `Not sent; your words are kept here. ${why}`,
  sent: 'Comment sent.',
  saved: 'Comment changed.',
  isRemoved: 'Comment removed.',
  isDone: 'Marked as done.',
  isOpen: 'Open again.',
}

export const shortcuts = {
  title: 'Keyboard shortcuts',
  list: [
    { keys: 'Ctrl K', does: 'Find a page or a field' },
    { keys: 'Ctrl S', does: 'Save now; it also happens by itself' },
    { keys: 'Ctrl Enter', does: 'Check and publish the open page, or ask for it; in a comment: send it' },
    { keys: '?', does: 'Show this list' },
    { keys: 'Shift F10', does: 'In the tree: the actions for a page' },
    { keys: '↑ ↓', does: 'On the dots of a list item: move it' },
    { keys: 'Escape', does: 'Close a window or a menu' },
  ],
  questionMark: '“?” opens this list',
}

/** The texts of what is around a node: the parts below it, the pages that show it. */

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
  more: (count: number) => `and ${count} more`,
}

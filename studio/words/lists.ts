/** The texts of the screens that are lists. */

const s = (count: number) => (count === 1 ? '' : 's')

export const calendar = {
  title: 'Calendar',
  help: 'What begins and what ends, in Malaysian time. Set the dates on a page, under “Address and dates”, or in the offer itself.',
  months: 'Other months',
  none: 'Nothing begins or ends in this month.',
  begins: 'begins',
  ends: 'ends',
}

export const checks = {
  title: 'To do',
  help: (count: number) =>
    count === 0
      ? 'Nothing is wrong anywhere.'
      : `${count} thing${s(count)} to look at: dead links, missing pictures, offers that are over.`,
  all: 'Worth mending',
  narrow: 'Show only',
  narrowHelp: 'A page, or a word of what is wrong: “links to”, “description”, “picture”, “ended”.',
  shown: (shown: number, of: number) => (shown === of ? `${of} shown` : `The first ${shown} of ${of} shown`),
  columns: ['How serious', 'Page', 'Where', 'What'],
  none: 'Nothing matches.',
}

export const ending = {
  title: 'Ends within two weeks',
  columns: ['Ends, Malaysian time', 'Page'],
  none: 'Nothing ends soon.',
}

export const trash = {
  title: 'Trash',
  help: 'What was deleted stays here for 30 days, with everything that was below it.',
  columns: ['Name', 'What it is', 'Deleted', 'By', 'Gone on', 'Action'],
  none: 'The trash is empty.',
  restore: 'Bring back',
  restored: (name: string) => `“${name}” is back.`,
}

export const redirects = {
  title: 'Redirects',
  help: 'Old addresses and where they lead. When a page is renamed or moved, its old address is added automatically.',
  from: 'Old address',
  to: 'Leads to',
  add: 'Add',
  added: 'The old address leads there now.',
  columns: ['Old address', 'Leads to', 'Made', 'When', 'Action'],
  automatic: 'automatically',
  byHand: 'by hand',
  none: 'There are no redirects yet.',
  remove: 'Remove',
  removed: (from: string) => `${from} no longer leads anywhere.`,
}

export const audit = {
  title: 'History',
  help: 'Who did what, newest first. Nobody can change it.',
  signIns: 'Show who signed in and out, too',
  columns: ['When', 'Who', 'What', 'Page', 'More'],
  none: 'Nothing has been done yet.',
  older: 'Older',
}

export const pictures = {
  title: 'Pictures',
  pick: 'Choose a picture',
  change: 'Choose another',
  search: 'Find a picture',
  upload: 'Add a picture from this computer',
  none: 'No picture matches.',
  drawn: 'drawing',
  noAlt: 'no description',
  alt: 'What it shows',
  altHelp: 'In words, for people who cannot see it. A page that shows a picture without this cannot be published.',
  facts: (width: number, height: number) => `${width} × ${height} pixels`,
  focal: { title: 'What must stay in sight', left: 'From the left', top: 'From the top' },
  fixed: 'This picture cannot be changed here.',
  save: 'Save',
  saved: 'The picture is saved.',
  replace: 'Replace the file',
  replaced: 'Pages show the new file.',
  remove: 'Delete',
  deleted: 'The picture is deleted.',
  usedBy: (count: number) => (count === 0 ? 'No page uses it.' : `Used by ${count} page${s(count)}`),
}

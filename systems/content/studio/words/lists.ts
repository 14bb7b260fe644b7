const s = (count: number) => (count === 1 ? '' : 's')

export const calendar = {
  title: 'Calendar',
  help: 'What starts and ends, which drafts go live, and when trips depart, in Malaysian time. Set the dates on a page, under “Address and dates”, or in the offer itself; departures are the rows of its price table.',
  months: 'Other months',
  today: 'Today',
  none: 'Nothing is planned in this month.',
  noneOnDay: 'Nothing is planned.',
  over: 'Earlier this month',
  more: (count: number) => `${count} more`,
  on: (day: string) => `on ${day}`,
  offSchool: 'school holidays',
  schools: (breaks: string[]) => `School holidays: ${breaks.join('; ')}.`,
  /** For screen readers. */
  day: (day: string, about: { isToday: boolean; count: number; holidays: string[]; isOffSchool: boolean }) =>
    [
      day,
      ...(about.isToday ? ['today'] : []),
      ...about.holidays,
      ...(about.isOffSchool ? ['school holidays'] : []),
      about.count === 0 ? 'nothing planned' : `${about.count} planned`,
    ].join(', '),
  begins: 'starts',
  ends: 'ends',
  'goes-live': 'goes live',
  release: 'release',
  departs: 'departs',
  show: 'Show what',
}

export const checks = {
  title: 'To do',
  help: (count: number) =>
    count === 0
      ? 'No problems found.'
      : `${count} problem${s(count)} found: dead links, missing pictures, offers that have ended.`,
  all: 'Problems',
  narrow: 'Filter',
  narrowHelp: 'Part of a page’s name or of a problem: “links to”, “description”, “picture”, “ended”.',
  shown: (shown: number, of: number) => (shown === of ? `Showing all ${of}` : `Showing the first ${shown} of ${of}`),
  columns: ['Severity', 'Page', 'Field', 'Problem'],
  fixable: 'The studio can fix these. Where a page has no draft, visitors see the change at once:',
  fixAll: {
    link: (count: number) => `${count} link${s(count)} by an old address`,
    words: (count: number) => `${count} date${s(count)} or spelling${s(count)}`,
    tag: (count: number) => `${count} tag${s(count)}`,
    fill: (count: number) => `${count} empty text${s(count)}`,
  },
  none: 'Nothing matches.',
}

export const ending = {
  title: 'Ends within two weeks',
  columns: ['Ends (Malaysian time)', 'Page'],
  none: 'Nothing ends soon.',
}

export const trash = {
  title: 'Trash',
  help: 'Deleted pages stay here for 30 days, with everything below them.',
  columns: ['Name', 'Type', 'Deleted', 'By', 'Erased on', 'Action'],
  none: 'The trash is empty.',
  restore: 'Restore',
  restored: (name: string) => `“${name}” restored.`,
}

export const redirects = {
  title: 'Redirects',
  help: 'Old addresses and where they lead. The studio adds one whenever a page is renamed or moved.',
  from: 'Old address',
  to: 'Leads to',
  add: 'Add redirect',
  added: 'Redirect added.',
  columns: ['Old address', 'Leads to', 'Added', 'When', 'Action'],
  automatic: 'automatically',
  byHand: 'by hand',
  none: 'No redirects yet.',
  remove: 'Remove',
  removed: (from: string) => `Redirect from ${from} removed.`,
}

export const audit = {
  title: 'History',
  help: 'All changes and who made them, newest first. The history cannot be edited.',
  who: 'Person',
  page: 'Page or picture',
  day: 'Day',
  show: 'Show',
  all: 'Show all',
  signIns: 'Show sign-ins and sign-outs too',
  columns: ['When', 'Who', 'What', 'Page', 'Details'],
  none: 'No changes.',
  older: 'Older',
  pictures: (count: number) => `${count} pictures`,
  month: 'Month',
  anyMonth: 'Any',
  print: 'Print',
  times: (what: string, count: number) => `${what} (${count} times)`,
}

export const pictures = {
  title: 'Pictures',
  pick: 'Choose a picture',
  change: 'Choose another',
  search: 'Find a picture',
  upload: 'Add a picture from this computer',
  folder: 'Folder',
  allFolders: 'All folders',
  tags: 'Tags',
  tagsHelp: 'Separated by commas',
  none: 'No pictures match.',
  drawn: 'drawing',
  noAlt: 'no description',
  gone: 'a picture that was deleted',
  unread: '…',
  alt: 'What it shows',
  describe: 'Describe it',
  altHelp:
    'In words, for people who cannot see the picture. A page cannot be published if one of its pictures has no description.',
  altEverywhere: (pages: number) =>
    `In words, for people who cannot see the picture. Applies at once on every page that shows it${pages > 1 ? ` (${pages})` : ''}.`,
  facts: (width: number, height: number) => `${width} × ${height} pixels`,
  focal: { title: 'Focal point', left: 'From the left', top: 'From the top' },
  fixed:
    'This picture is a drawing of the site. To show another one, open a page that uses it and choose another there.',
  save: 'Save',
  saved: 'Picture saved.',
  replace: 'Replace the file',
  replaced: 'File replaced. Pages now show the new picture. If it shows something else, change its description too.',
  remove: 'Delete',
  deleted: 'Picture deleted.',
  usedBy: (count: number) => (count === 0 ? 'Not used on any page.' : `Used on ${count} page${s(count)}`),
}

export const filters = {
  none: 'No filter',
  tree: {
    find: 'Find in the tree',
    more: 'State and type',
    state: 'State',
    type: 'Type',
    any: 'any',
    found: (count: number) => (count === 1 ? '1 page matches.' : `${count} pages match.`),
    nothing: 'No page matches.',
  },
}

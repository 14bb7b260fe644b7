import type { Culture } from '@agency/contracts/content/route-node.ts'
import type { PairedText } from '@agency/contracts/manage/nodes/node.ts'
import type { TranslationMark } from '@agency/contracts/manage/nodes/tree.ts'

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
    meaning: (count: number) => `${count} translation${s(count)}`,
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

const names: Record<Culture, string> = { ms: 'Malay', zh: 'Chinese' }

const mark = ({ texts, reviewed, behind }: TranslationMark) =>
  `${reviewed} of ${texts} texts reviewed${behind > 0 ? `, ${behind} behind` : ''}`

export const translations = {
  names,
  switch: 'Language of the texts',
  notStarted: 'not started',
  mark,
  tree: (culture: Culture, one: TranslationMark) => `${names[culture]}: ${mark(one)}`,
  states: {
    missing: 'missing',
    draft: 'not reviewed',
    reviewed: 'reviewed',
    behind: 'behind: the English has changed',
  } satisfies Record<PairedText['state'], string>,
  help: 'Visitors see reviewed texts once the translation is published, and the English of all others. What you type is saved automatically, text by text.',
  keys: 'Tab goes to the next text. In a text, Alt R marks it as reviewed, Alt E copies the English, and Alt S says that it is still right.',
  none: 'Nothing here is translated: it holds facts only.',
  english: 'English',
  reviewed: 'Reviewed',
  by: (name: string) => `last changed by ${name}`,
  copy: 'Copy the English',
  copyAll: (count: number) => `Copy the English of ${count} missing text${s(count)}, as drafts`,
  copied: (count: number) =>
    `${count} text${s(count)} copied. Translate them; visitors see them once they are reviewed.`,
  stillRight: 'Still right',
  stillRightDone: (isDraft: boolean) =>
    isDraft ? 'Right for the new English too. Publish this draft to show it again.' : 'Right for the new English too.',
  changed: 'What changed in English since',
  changedUnknown: 'The English that this was made from is no longer among the versions.',
  unused: (count: number) =>
    `${count} text${s(count)} no longer fit${count === 1 ? 's' : ''} anything in the English. Visitors do not see ${count === 1 ? 'it' : 'them'}.`,
  removeUnused: 'Remove',
  inTrash: 'This translation is in the trash. Restore it there to go on with it.',
  toTrash: 'Open the trash',
  parts: 'Parts of this page',
  trash: 'Delete this translation',
  title: 'Translations',
  listHelp:
    'Texts that are missing, not reviewed, or behind the English. The most valuable pages come first: the home page, what the law asks for, deals, and the offers most asked about.',
  law: 'The law asks for these in Malay',
  toList: 'Texts to do in Malay',
  language: 'Language',
  all: 'Both',
  columns: ['Page', 'Language', 'Missing', 'Not reviewed', 'Behind', 'Words to do'],
  legal: 'asked for by law',
  listed: (shown: number, of: number, words: string) =>
    `${shown === of ? `${of} page${s(of)}` : `The first ${shown} of ${of} pages`}, ${words} words to do`,
  allDone: 'Every text is translated, reviewed and up to date.',
  behindAfter: (name: string, culture: Culture, count: number, places: string) =>
    `${name} · ${names[culture]}: ${count} text${s(count)} will be behind (${places}). Visitors read the English there until someone looks at ${count === 1 ? 'it' : 'them'}.`,
  unchanged: (name: string, culture: Culture) => `The meaning is unchanged: keep the ${names[culture]} of “${name}”`,
}

import type { PreviewedPage } from '@agency/contracts/manage/nodes/many.ts'

const s = (count: number) => (count === 1 ? '' : 's')

const linksOn = (links: number, pages: number) => `${links} link${s(links)} on ${pages} page${s(pages)}`

export const links = {
  pick: 'Choose a page',
  change: 'Choose another',
  elsewhere: 'Or another address',
  elsewhereHelp: 'Starts with https://, tel:+, mailto: or /',
  take: 'Use this address',
  from: (links: number, pages: number) =>
    links === 0 ? 'Nothing links to it.' : `${linksOn(links, pages)} will lead to “not found”:`,
  more: (count: number) => `and ${count} more`,
  keep: (links: number, pages: number) =>
    `${linksOn(links, pages)} ${links === 1 ? 'leads' : 'lead'} to it. With another address ${links === 1 ? 'it keeps' : 'they keep'} working: the old one redirects. After publishing you can change ${links === 1 ? 'it' : 'them'} too.`,
  old: (links: number, pages: number) =>
    `${linksOn(links, pages)} ${links === 1 ? 'uses' : 'use'} the old address. ${links === 1 ? 'It works' : 'They work'}, because the old address redirects.`,
  changeOld: 'Change these links too',
  noPage: (name: string) => `“${name}” has no address of its own.`,
}

export const terms = {
  list: 'In use',
  found: (count: number) => `${count} offered`,
  used: (count: number) => `on ${count} page${s(count)}`,
  isNew: 'New: no other page has it.',
}

export const each = {
  label: 'Progress',
  running: (done: number, all: number) => `${done} of ${all} …`,
  over: (done: number, refused: number) => (refused === 0 ? `${done} done.` : `${done} done, ${refused} not:`),
  undone: (done: number, refused: number) =>
    refused === 0 ? `${done} taken back.` : `${done} taken back, ${refused} not:`,
  asDraft: 'changed in its draft, which is not published yet',
  stop: 'Stop',
  stopped: 'not changed: stopped before it',
  toCheck: (why: string) => `changed. Please check: ${why}`,
  notFound: 'not changed: the words are not in the text as one piece. Open the page and change them there.',
  blocked: (why: string) => `changed in a draft that cannot be published yet. ${why}`,
}

export const many = {
  select: 'Select several',
  selected: (count: number) => `${count} selected`,
  menu: 'With these pages …',
  end: 'Done',
  checkbox: (name: string) => `Select ${name}`,
  actions: {
    publish: 'Publish',
    release: 'Add to a release',
    takeOff: 'Take off the site',
    dates: 'Change dates',
    move: 'Move',
    change: 'Change prices, words, tags …',
  },
  titles: {
    publish: (count: number) => `Publish ${count} page${s(count)}`,
    release: (count: number) => `Add ${count} page${s(count)} to a release`,
    takeOff: (count: number) => `Take ${count} page${s(count)} off the site`,
    dates: (count: number) => `Change the dates of ${count} page${s(count)}`,
    move: (count: number) => `Move ${count} page${s(count)}`,
  },
  helps: {
    publish:
      'Each page is checked. A page with something that must be fixed stays a draft and is listed with the reason.',
    release:
      'The pages of a release are previewed together and published in one moment: all of them, or none. A page is in one release at a time.',
    takeOff:
      'Visitors will no longer see these pages, and links to them will lead to “not found”. The texts stay here.',
    dates: 'Where a page has no draft, visitors see the change at once. Where it has one, the draft gets the change.',
    noDate: 'Leave the date empty to remove it.',
    move: 'They go below another page, in their order, at once. Their old addresses redirect.',
  },
  change: (what: string) => `Change “${what}”`,
  undo: 'Undo',
  noChanges: 'has no changes to publish',
  notOnSite: 'is not on the site',
  conflict: 'and its file say different things. Open it and choose a text first.',
  belowItself: 'a page cannot lie below itself',
  doesNotFit: 'pages of this type cannot lie there',
}

const pictures = (count: number) => `${count} picture${s(count)}`

export const manyPictures = {
  menu: 'With these pictures …',
  describeNew: (count: number) => `Describe the ${count} new ones`,
  actions: { describe: 'Describe', tag: 'Add a tag', folder: 'Put in a folder', remove: 'Delete' },
  titles: {
    describe: (count: number) => `Describe ${pictures(count)}`,
    tag: (count: number) => `Add a tag to ${pictures(count)}`,
    folder: (count: number) => `Put ${pictures(count)} in a folder`,
    remove: (count: number) => `Delete ${pictures(count)}`,
  },
  terms: { tag: 'Tag', folder: 'Folder' },
  shows: (name: string) => `What “${name}” shows`,
  save: 'Save descriptions',
  folderHelp: 'Leave it empty to take them out of their folders.',
  removeHelp: 'Pictures that a page uses stay and are listed. The others are deleted for good.',
  drawing: 'drawings cannot be changed here',
}

const pages = (count: number) => `${count} page${s(count)}`

/** `control`: a line of text unless it says otherwise. */
export type ChangeField = {
  name: string
  label: string
  hint?: string
  control?: 'number' | 'day' | 'tick' | 'area'
  options?: Record<string, string>
  optional?: boolean
}

const does: ChangeField = { name: 'does', label: 'Add or take out', options: { remove: 'Take out', add: 'Add' } }

type Kind = 'price' | 'words' | 'hotel' | 'departure' | 'entry' | 'notice'

const fields: Record<Kind, ChangeField[]> = {
  price: [
    { name: 'value', label: 'Change by', hint: 'With a minus in front, prices fall.', control: 'number' },
    { name: 'by', label: 'Unit', options: { percent: 'per cent', amount: 'ringgit' } },
    {
      name: 'rounding',
      label: 'Round to',
      options: {
        '1': 'whole ringgit',
        '5': '5 ringgit',
        '10': '10 ringgit',
        'ends 8': 'ringgit that end with 8',
        'ends 9': 'ringgit that end with 9',
        sen: 'whole sen',
      },
    },
    {
      name: 'from',
      label: 'From this day',
      hint: 'Only departures and seasons that begin on this day or later change. A season that it cuts is shown and stays. Leave it empty to change all.',
      control: 'day',
      optional: true,
    },
    { name: 'net', label: 'Net rates of agents too', control: 'tick' },
  ],
  words: [
    {
      name: 'from',
      label: 'These words',
      hint: 'Whole words, in capital and small letters as you write them. Addresses of links and texts in Malay stay.',
    },
    { name: 'to', label: 'Become', optional: true },
  ],
  hotel: [
    does,
    { name: 'value', label: 'Name of the hotel', hint: 'As the pages write it.' },
    { name: 'place', label: 'Place of a new hotel', optional: true },
    { name: 'hotelKind', label: 'Kind of a new hotel', optional: true },
  ],
  departure: [
    does,
    {
      name: 'value',
      label: 'Day of departure',
      hint: 'A new departure gets the prices of the one before it. Change them afterwards where they differ.',
      control: 'day',
    },
  ],
  entry: [
    {
      name: 'list',
      label: 'List',
      options: {
        tags: 'Tags',
        themes: 'Themes of deals',
        dealTags: 'Places of deals',
        destinations: 'Destinations',
        ports: 'Ports',
        highlights: 'Highlights',
        inclusions: 'Included',
        exclusions: 'Not included',
        terms: 'Terms',
      },
    },
    does,
    { name: 'value', label: 'Entry', hint: 'The whole entry, as the pages write it.' },
  ],
  notice: [
    {
      name: 'text',
      label: 'Notice',
      hint: 'It stands at the top of the chosen pages and of all pages below them. Leave it empty to take notices away.',
      control: 'area',
      optional: true,
    },
    {
      name: 'from',
      label: 'First day',
      hint: 'Empty: from the moment it is published.',
      control: 'day',
      optional: true,
    },
    { name: 'until', label: 'Last day', hint: 'It is gone at the end of this day in Malaysia.', control: 'day' },
  ],
}

export const change = {
  title: 'Change the chosen pages',
  help: 'Choose one change. You see each place before and after. The result is drafts in one release: visitors see nothing until it is published.',
  type: 'Type',
  place: 'Place in the tree',
  any: 'Any',
  words: 'Words in a row',
  find: 'Find',
  found: (count: number) => `${pages(count)} found.`,
  chosen: (count: number) => `${pages(count)} chosen.`,
  all: (count: number) => `Choose all ${count} found`,
  below: (count: number) => `Choose the ${pages(count)} below them too`,
  use: 'Find pages, tick them, and make the same change on all of them: a price, a word, a hotel, a departure, a notice.',
  none: 'Choose none of them',
  tooMany: (most: number) => `At most ${most} pages at once. Choose fewer.`,
  kind: 'What changes',
  kinds: {
    price: 'Prices',
    words: 'Words',
    hotel: 'A hotel',
    departure: 'A departure',
    entry: 'Another entry of a list',
    notice: 'A notice',
  },
  fields,
  show: 'Show what changes',
  preview: {
    summary: (all: PreviewedPage[]) => {
      const changed = all.filter(({ left }) => left === null)
      const places = changed.flatMap(page => page.places).filter(({ after }) => after !== undefined)
      const stay = all.length - changed.length
      return `${pages(changed.length)} change${changed.length === 1 ? 's' : ''} in ${places.length} place${s(places.length)}; ${pages(stay)} stay${stay === 1 ? 's' : ''} as ${stay === 1 ? 'it is' : 'they are'}.`
    },
    left: (count: number) => `${pages(count)} that stay${count === 1 ? 's' : ''}`,
    places: (count: number) => `${count} place${s(count)}`,
    hasDraft: 'Your draft of it goes live with this change.',
    faults: '· cannot be published so',
    stays: 'Stays as it is',
    why: {
      cut: 'begins before the day and goes on after it',
      several: 'one of several days in a row',
      undated: 'has no day',
      unclear: 'its first day is not clear',
      addition: 'is added to a price',
      nothing: 'nothing would be left',
      terms: 'a booking term',
      sentence: 'in a sentence',
    },
  },
  releaseHelp: 'The drafts join a release. There you publish them together, choose an hour, or hand them over.',
  start: 'Make these drafts',
}

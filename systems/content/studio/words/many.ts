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
  asDraft: 'changed in its draft, which is not published yet',
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
    tags: 'Add or remove a tag',
  },
  titles: {
    publish: (count: number) => `Publish ${count} page${s(count)}`,
    release: (count: number) => `Add ${count} page${s(count)} to a release`,
    takeOff: (count: number) => `Take ${count} page${s(count)} off the site`,
    dates: (count: number) => `Change the dates of ${count} page${s(count)}`,
    move: (count: number) => `Move ${count} page${s(count)}`,
    tags: (count: number) => `Add a tag to ${count} page${s(count)}, or remove it`,
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
  add: 'Add',
  remove: 'Remove',
  field: 'Where',
  undo: 'Undo',
  noChanges: 'has no changes to publish',
  notOnSite: 'is not on the site',
  conflict: 'and its file say different things. Open it and choose a text first.',
  hasTag: 'has this tag already',
  hasNoTag: 'does not have this tag',
  noTags: 'None of these pages can have tags.',
  noField: (field: string) => `pages of this type have no “${field}”`,
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

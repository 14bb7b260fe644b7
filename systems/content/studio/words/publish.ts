import type { PublicationTrouble } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import type { ReleaseReason, TakenOut } from '@agency/contracts/manage/nodes/publishing/release.ts'

const s = (count: number) => (count === 1 ? '' : 's')

export const publish = {
  button: 'Publish',
  title: (name: string) => `Publish “${name}”`,
  now: 'Publish now',
  checking: 'Checking the page …',
  fine: 'Nothing is missing.',
  /** `all`: shown lines; `blocking`: those that block publishing. */
  found: (all: number, blocking: number) =>
    blocking === 0
      ? `${all} thing${s(all)} to look at. You can publish without fixing ${all === 1 ? 'it' : 'them'}.`
      : blocking === all
        ? `Fix ${all} problem${s(all)} before publishing. Select one to go to it.`
        : `${all} things to look at. Fix the ${blocking} marked “Must be fixed” before publishing; select one to go to it.`,
  levels: { must: 'Must be fixed', error: 'Should be fixed', warning: 'Worth a look' },
  fix: 'Fix',
  fill: 'Use it',
  couldBe: (text: string) => `The page already says: “${text}”`,
  unsaved: (state: string) => `You can publish once the page is saved. ${state}`,
  begins: (time: string) => `Visitors will see it from ${time}, Malaysian time.`,
  vanishes: (time: string) =>
    `Visitors see this page now. Publishing takes it off the site until ${time}, Malaysian time; until then its address is not found.`,
  vanishesThen: (time: string) =>
    `Visitors see this page now. At that hour it leaves the site until ${time}, Malaysian time; until then its address is not found.`,
  vanish: 'Take this page off the site until then',
  ends: (time: string) => `Visitors will see it until ${time}, Malaysian time.`,
  done: (count: number) => (count === 0 ? 'Published.' : `Published. ${count} page${s(count)} changed:`),
  noPlace: 'No page looks for offers like this. Check its product, its themes and its places.',
}

export const request = {
  button: 'Please publish …',
  title: (name: string) => `Ask to publish “${name}”`,
  help: 'Publishers see this page on their first screen and can read your note.',
  note: 'Note',
  noteHelp: 'What is new, and until when it is needed',
  ask: 'Please publish',
  asked: 'This page is waiting for publishing.',
  state: 'waiting for publishing',
  waiting: (name: string, at: string) => `${name} asked to publish this, ${at}.`,
  changed: 'It has been changed since.',
  takeBack: 'Take the request back',
  takenBack: 'The request is taken back.',
  sendBack: 'Send back …',
  sendBackTitle: (name: string) => `Send “${name}” back`,
  sendBackHelp: (name: string) => `${name} reads your note here and on the first screen.`,
  sendBackNote: 'What should be changed?',
  sendBackNow: 'Send back',
  sentBackTo: (name: string) => `Sent back to ${name}.`,
  sentBack: (name: string, at: string) => `${name} sent this back, ${at}.`,
}

export const unpublish = {
  title: (name: string) => `Take “${name}” off the site`,
  help: 'Visitors will no longer see this page. Your text stays here as a draft that you can publish again.',
  now: 'Take off the site',
}

const troubles: Record<PublicationTrouble, string> = {
  faults: 'something in it has to be fixed first.',
  overtaken: 'visitors have been shown another text since the hour was chosen.',
  trash: 'it is in the trash.',
  release: 'a page of the release could not go live.',
}

export const hours = {
  when: 'When visitors see it',
  now: 'Now',
  later: 'At a chosen hour',
  hour: 'Day and time',
  choose: 'Go live at this hour',
  chosen: (version: number, time: string) => `Version ${version} goes live on ${time}, Malaysian time.`,
  until: 'Until then nothing changes for visitors. What you change here from now on is not in it.',
  tree: (time: string) => `goes live on ${time}`,
  notice: (version: number, time: string, by: string) =>
    `Version ${version} goes live on ${time}, Malaysian time (chosen by ${by}).`,
  notIn: (time: string) => `Your changes since then are not in it. They stay a draft after ${time}.`,
  include: 'Include these changes',
  wouldNot: (version: number, time: string, trouble: PublicationTrouble) =>
    `Version ${version} was to go live on ${time}. It will not: ${troubles[trouble]} Publish your draft by hand, or choose an hour for it again.`,
  didNot: (version: number, time: string, trouble: PublicationTrouble) =>
    `Version ${version} did not go live on ${time}: ${troubles[trouble]} The draft is still here: publish it by hand, or choose an hour for it again.`,
  dismiss: 'Dismiss',
  dismissed: 'Notice removed.',
  instead: (version: number, time: string) =>
    `Version ${version} is to go live on ${time}. If you publish now, visitors see all changes now, and the hour no longer holds.`,
  replaces: (version: number, time: string) =>
    `Version ${version} is to go live on ${time}. This replaces it: the newest changes are included.`,
  change: 'Change or take back',
  changeTitle: (name: string) => `When “${name}” goes live`,
  changeHelp: 'What goes live is the text as it was when its hour was chosen. Later changes stay a draft.',
  move: 'Change the hour',
  moved: (time: string) => `It goes live on ${time}.`,
  takeBack: 'Take back',
  takenBack: 'It no longer goes live by itself. The draft is still there.',
  trouble: (trouble: PublicationTrouble) => `At its hour ${troubles[trouble]}`,
  list: { title: 'Goes live at a chosen hour', none: 'No draft waits for its hour.' },
  row: (time: string, by: string) => `goes live on ${time}, chosen by ${by}`,
  rowFailed: (time: string, trouble: PublicationTrouble) => `did not go live on ${time}: ${troubles[trouble]}`,
  rowWillFail: (time: string, trouble: PublicationTrouble) => `will not go live on ${time}: ${troubles[trouble]}`,
}

const reasons: Record<Exclude<ReleaseReason, 'faults'>, string> = {
  conflict: 'This page and its file say different things. Open it and choose a text first.',
  trash: 'This page is in the trash. Restore it, or remove it from the release.',
  changed: 'This page was changed while you looked at the release. Look at it again, then publish.',
  unchanged: 'Nothing to publish: visitors see its newest version.',
}

const pages = (count: number) => `${count} page${s(count)}`

const takenOutLine = ({ name, by, note }: TakenOut) =>
  note ? `${name} sent back by ${by}: ${note}` : `${name} removed by ${by}`

export const releases = {
  title: 'Releases',
  help: 'The pages of a release are previewed together and published in one moment: all of them, or none. To add pages, select them in the tree, or open “Publish” on a page.',
  one: 'Release',
  name: 'Name of the release',
  nameHelp: 'Such as “Raya offers 2027”. Only editors see it.',
  make: 'Make a release',
  made: (name: string) => `Release “${name}” made.`,
  columns: ['Name', 'Pages', 'Goes live (Malaysian time)', 'Made'],
  none: 'There are no releases.',
  noHour: 'not decided',
  failedOn: (time: string) => `did not go live on ${time}`,
  option: (name: string, count: number) => `${name} (${pages(count)})`,
  another: 'A new release',
  add: 'Add to a release',
  added: (name: string) => `Added to the release “${name}”.`,
  open: (name: string) => `Open the release “${name}”`,
  tree: (name: string) => `in the release “${name}”`,
  waits: 'This page waits in the release',
  alone: 'There it is published together with the others. “Publish now” publishes it alone.',
  gone: 'This release no longer exists. It was published or deleted.',
  all: 'All releases',
  pages: {
    title: 'Its pages',
    help: '“Preview” shows a page with the drafts of the whole release; links go on in that preview.',
    columns: ['Page', 'State', 'Before publishing', 'Actions'],
    none: 'No pages yet. Select them in the tree, or open “Publish” on a page.',
    fine: 'ready',
    deleted: 'A page that was deleted for good',
    preview: 'Preview',
    remove: 'Remove',
    sendBackOf: (name: string) => `Send this page back: ${name}`,
    sendBackHelp: 'The page leaves the release. The writer reads your note on the page and on the first screen.',
    sentBack: (name: string) => `“${name}” sent back. The release goes on without it.`,
    removed: (name: string) => `“${name}” is no longer in this release. Its draft is still there.`,
    reasons,
  },
  takenOut: { title: 'Taken out', line: takenOutLine },
  partly: (count: number, out: TakenOut[]) =>
    `${count} of ${pages(count + out.length)} published; ${out.map(takenOutLine).join('; ')}`,
  notice: (time: string, by: string) =>
    `Goes live on ${time}, Malaysian time (chosen by ${by}). What goes live is the text as it was then: later changes stay drafts. To change its pages, take the hour back first.`,
  didNot: (time: string) =>
    `Did not go live on ${time}, and nothing of it did. What stopped it stands beside the pages. The drafts are still there.`,
  when: 'When visitors see them',
  whichHour: 'Choose a day and a time.',
  now: (count: number) => `Publish ${pages(count)} now`,
  blocked: (count: number) => `${pages(count)} must be fixed before this release can be published.`,
  live: (name: string, count: number) => `“${name}” is live: ${pages(count)} published.`,
  chosen: (time: string) => `It goes live on ${time}.`,
  rename: 'Rename',
  renamed: 'Renamed.',
  remove: 'Delete this release',
  removeTitle: (name: string) => `Delete the release “${name}”`,
  removeHelp: 'Its pages and their drafts stay as they are. They are no longer published together.',
  removed: (name: string) => `Release “${name}” deleted. The drafts are still there.`,
  ask: {
    help: (count: number) =>
      `Publishers see this release with its ${pages(count)} on their first screen and can read your note.`,
    done: 'This release is waiting for publishing.',
    waiting: 'waiting for publishing',
  },
  past: {
    title: 'Past releases',
    columns: ['Name', 'Pages', 'Went live (Malaysian time)', 'Published by'],
    none: 'No release has gone live yet.',
  },
}

/** The texts of publishing a page and taking it off the site. */

const s = (count: number) => (count === 1 ? '' : 's')

export const publish = {
  button: 'Publish',
  title: (name: string) => `Publish “${name}”`,
  now: 'Publish now',
  checking: 'Checking the page …',
  fine: 'Nothing is missing.',
  /** `all`: how many lines are shown; `blocking`: how many of them block publishing. */
  found: (all: number, blocking: number) =>
    blocking === 0
      ? `${all} thing${s(all)} to look at. You can publish without fixing ${all === 1 ? 'it' : 'them'}.`
      : blocking === all
        ? `Fix ${all} problem${s(all)} before publishing. Select one to go to it.`
        : `${all} things to look at. Fix the ${blocking} marked “Must be fixed” before publishing; select one to go to it.`,
  levels: { must: 'Must be fixed', error: 'Should be fixed', warning: 'Worth a look' },
  unsaved: (state: string) => `You can publish once the page is saved. ${state}`,
  begins: (time: string) => `Visitors will see it from ${time}, Malaysian time.`,
  vanishes: (time: string) =>
    `Visitors see this page now. Publishing takes it off the site until ${time}, Malaysian time; until then its address is not found.`,
  vanish: 'Take this page off the site until then',
  ends: (time: string) => `Visitors will see it until ${time}, Malaysian time.`,
  done: (count: number) => (count === 0 ? 'Published.' : `Published. ${count} page${s(count)} changed:`),
}

/** Pages that writers hand over. */
export const request = {
  button: 'Please publish …',
  title: (name: string) => `Ask to publish “${name}”`,
  help: 'Publishers see this page on their first screen and can read your note.',
  note: 'Note',
  noteHelp: 'What is new, and until when it is needed',
  ask: 'Please publish',
  asked: 'This page is waiting for publishing.',
  state: 'waiting for publishing',
  waiting: (name: string, at: string) => `${name} asked to publish this page, ${at}.`,
  changed: 'It has been changed since.',
  takeBack: 'Take the request back',
  takenBack: 'The request is taken back.',
  sendBack: 'Send back …',
  sendBackTitle: (name: string) => `Send “${name}” back`,
  sendBackHelp: (name: string) => `${name} reads your note on this page and on the first screen.`,
  sendBackNote: 'What should be changed?',
  sendBackNow: 'Send back',
  sentBackTo: (name: string) => `Sent back to ${name}.`,
  sentBack: (name: string, at: string) => `${name} sent this page back, ${at}.`,
}

export const unpublish = {
  title: (name: string) => `Take “${name}” off the site`,
  help: 'Visitors will no longer see this page. Your text stays here as a draft that you can publish again.',
  now: 'Take off the site',
}

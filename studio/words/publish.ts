/** The texts around publishing a page and taking it off the site. */

const s = (count: number) => (count === 1 ? '' : 's')

export const publish = {
  button: 'Publish',
  title: (name: string) => `Publish “${name}”`,
  now: 'Publish now',
  checking: 'Looking through the page …',
  fine: 'Nothing is missing.',
  /** `all` is how many lines are shown, `blocking` how many of them keep the page from being published. */
  found: (all: number, blocking: number) =>
    blocking === 0
      ? `${all} thing${s(all)} to look at. You can publish without fixing ${all === 1 ? 'it' : 'them'}.`
      : blocking === all
        ? `Fix ${all} problem${s(all)} before publishing. Press on one to go there.`
        : `${all} things to look at. Fix the ${blocking} marked “Must be fixed” before publishing; press on one to go there.`,
  levels: { must: 'Must be fixed', error: 'Should be fixed', warning: 'Worth a look' },
  unsaved: (state: string) => `This can be published as soon as it is saved. ${state}`,
  begins: (time: string) => `Visitors will see it from ${time} on, Malaysian time.`,
  vanishes: (time: string) =>
    `Visitors see this page now. Once published, it is off the site until ${time}, Malaysian time: its address is not found until then.`,
  vanish: 'Take this page off the site until then',
  ends: (time: string) => `Visitors see it until ${time}, Malaysian time.`,
  done: (count: number) => (count === 0 ? 'Published.' : `Published. ${count} page${s(count)} changed:`),
}

export const unpublish = {
  title: (name: string) => `Take “${name}” off the site`,
  help: 'Visitors no longer see this page, and links to it lead to “not found”. What you wrote stays here as a draft, and you can publish it again.',
  now: 'Take off the site',
}

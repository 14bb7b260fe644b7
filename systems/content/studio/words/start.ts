export const start = {
  title: (name: string) => `Welcome, ${name}`,
  unnamed: 'Page without a name',
  drafts: {
    title: 'My drafts',
    none: 'You have no changes that are waiting to be published.',
    saved: (at: string) => `saved ${at}`,
    more: (count: number) => `and ${count} more`,
  },
  waiting: {
    title: 'Waiting for me',
    none: 'No page is waiting to be published.',
    by: (name: string, at: string) => `${name} asked, ${at}`,
    changed: 'changed since',
  },
  asked: {
    title: 'What I asked for',
    none: 'You have not asked to publish a page.',
    states: {
      sentBack: (name: string, at: string) => `Sent back by ${name}, ${at}`,
      waiting: (_: string, at: string) => `Waiting for publishing since ${at}`,
      published: (name: string, at: string) => `Published by ${name}, ${at}`,
    },
  },
  ending: {
    title: 'Ends soon',
    none: 'Nothing ends within two weeks.',
    ends: (at: string) => `ends ${at}`,
    all: 'All that ends within two weeks, and all problems',
  },
  changed: {
    title: 'Changed by others',
    none: 'No one else has changed a page within the last 30 days.',
    all: 'The whole history',
  },
  misses: {
    title: 'Searched for and not found',
    help: 'What visitors typed into the search of the site most often without finding anything, in the last 90 days.',
    none: 'No search of visitors has come back empty three times or more on one day.',
    times: (times: number, day: string) => `${times} times, last on ${day}`,
  },
  pressed: {
    title: 'Most asked about',
    help: 'How often visitors opened the enquiry form for an offer, in the last 30 days.',
    none: 'No visitor has opened the enquiry form for an offer in the last 30 days.',
    times: (times: number) => `${times} ${times === 1 ? 'time' : 'times'}`,
  },
  begin: 'How the studio works, in five steps',
  steps: [
    { title: 'Find the page', text: 'Choose it in the tree, or press Ctrl K and type a word from it.' },
    {
      title: 'Change it',
      text: 'Everything you type is saved as a draft automatically. Visitors do not see it yet.',
    },
    {
      title: 'Look at it',
      text: 'Preview shows the real site beside the form, as wide as a phone, a tablet or a desktop.',
    },
    { title: 'Publish', text: 'First you see what is missing, then which pages have changed.' },
    { title: 'Change your mind', text: 'Every version is kept. Compare versions and restore one.' },
  ],
}

/** The texts around one's own account, the people, the webhooks, and the tour. */

const s = (count: number) => (count === 1 ? '' : 's')

export const account = {
  title: 'Your account',
  menu: 'Your account',
  copy: 'Copy',
  copied: 'Copied.',
  you: {
    title: 'Your name',
    name: 'Name',
    help: 'Others see it beside what you change.',
    save: 'Save the name',
    saved: 'Your name is saved.',
  },
  password: {
    title: 'Password',
    current: 'Current password',
    next: 'New password',
    change: 'Change the password',
    changed: 'Your password is changed. Your other browsers are signed out.',
  },
  authenticator: {
    title: 'Sign-in with your phone',
    off: 'An authenticator on your phone shows a new code every half minute. When it is on, nobody signs in as you with the password alone.',
    on: (since: string) => `It is on since ${since}. Signing in asks for a code.`,
    begin: 'Turn it on',
    scan: 'Scan this with an authenticator: Google Authenticator, Microsoft Authenticator, 1Password, and others.',
    qr: 'QR code for your authenticator. The key below says the same in letters.',
    key: 'Or type this key there',
    code: 'The code that it shows now',
    confirm: 'Confirm',
    cancel: 'Not now',
    remove: 'Turn it off',
    removed: 'Signing in asks for no code any more.',
    password: 'Your password',
  },
  codes: {
    title: 'Your recovery codes',
    help: 'If you lose your phone, one of these signs you in, once. They are shown only now: print them, or keep them where you keep passwords.',
    left: (count: number) => `${count} recovery code${s(count)} left.`,
    few: 'Make new ones before you run out.',
    save: 'Save as a file',
    kept: 'I have kept them',
    renew: 'Make new recovery codes',
    renewHelp: 'The old ones stop working.',
  },
  sessions: {
    title: 'Where you are signed in',
    columns: ['Browser', 'Since', 'Last seen', 'Action'],
    none: 'Nowhere.',
    current: 'This browser',
    end: 'Sign out',
    endOf: (browser: string) => `Sign out ${browser}`,
    ended: (browser: string) => `${browser} is signed out.`,
    endOthers: 'Sign out all others',
    othersEnded: 'All your other browsers are signed out.',
  },
  data: {
    title: 'Take it with you',
    own: 'Everything that the studio holds about you: your account, where you are signed in, what you did.',
    download: 'Download my data',
    all: 'Everything that is published, as Markdown files.',
    downloadAll: 'Download the content',
  },
}

export const users = {
  title: 'People',
  help: 'Writers make drafts, publishers put them on the site, administrators look after people. Readers only look.',
  name: 'Name',
  role: 'May do',
  roleOf: (name: string) => `What ${name} may do`,
  invite: 'Invite',
  invited: (name: string) => `${name} gets a mail with a link.`,
  columns: ['Name', 'May do', 'Last signed in', 'Action'],
  waiting: 'invited',
  blocked: 'blocked',
  totp: 'phone code',
  never: 'never',
  none: 'There is nobody.',
  changed: (name: string) => `What ${name} may do has changed.`,
  you: 'That is you',
  actionsFor: (name: string) => `Actions for ${name}`,
  actions: {
    link: 'Mail a link to a password',
    'sign-out': 'Sign out everywhere',
    totp: 'Reset the phone code',
    block: 'Block',
    unblock: 'Let in again',
    export: 'Download their data',
    remove: 'Remove and erase',
  },
  done: {
    link: (name: string) => `${name} gets a mail with a link.`,
    'sign-out': (name: string) => `${name} is signed out everywhere.`,
    totp: (name: string) => `${name} signs in without a code until they turn it on again.`,
    block: (name: string) => `${name} is signed out and can no longer sign in.`,
    unblock: (name: string) => `${name} can sign in again.`,
    export: (name: string) => `The data of ${name} is downloaded.`,
    remove: (name: string) => `${name} is removed.`,
  },
  sure: (name: string) => `Remove ${name}?`,
  sureHelp:
    'Their name, address and everything else about them is erased. What they did stays in the history without their name.',
}

export const webhooks = {
  title: 'Webhooks',
  help: 'Another system is told at once when something changes on the site: a booking engine, a newsletter tool, a chat.',
  refused:
    'Only addresses on the internet are called. This machine, private networks and addresses without a host are refused, so that nobody reaches into your network from here.',
  url: 'Address',
  events: 'Tell it of',
  eventNames: {
    changed: 'pages shown or changed',
    removed: 'pages taken away',
    pictures: 'pictures changed',
    redirects: 'redirects',
  },
  add: 'Add the webhook',
  secretTitle: 'Its secret',
  secretHelp: 'Every message is signed with it, so that the other system knows who is calling. It is shown only now.',
  kept: 'I have kept it',
  none: 'Nobody else is told.',
  off: 'switched off',
  failing: (why: string) => `does not take what it is told: ${why}`,
  fine: 'takes everything',
  actions: { try: 'Try it now', off: 'Switch off', on: 'Switch on', deliveries: 'Last deliveries', remove: 'Remove' },
  switched: (url: string, on: boolean) => (on ? `${url} is told again.` : `${url} is told nothing.`),
  removed: (url: string) => `${url} is removed.`,
  answered: (status: number | null, error: string | null, milliseconds: number) =>
    error === null
      ? `It took the message: status ${status}, after ${milliseconds} ms.`
      : `It did not take the message: ${error}, after ${milliseconds} ms.`,
  columns: ['When', 'Told of', 'Answer', 'Took', 'Action'],
  noDeliveries: 'It has not been told anything yet.',
  toldOf: (nodes: number) => (nodes === 0 ? 'tried by hand' : `${nodes} node${s(nodes)}`),
  taken: (status: number | null) => `taken (${status})`,
  notTaken: (error: string) => `not taken: ${error}`,
  again: 'Send again',
  toldAgain: 'It is being told again.',
}

export const tour = {
  again: 'Show me around',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next',
  back: 'Back',
  end: 'End the tour',
  done: 'Done',
  steps: {
    tree: {
      title: 'All pages are here',
      text: 'Choose a page to open it. The three dots beside it make a new page below, copy, rename or move it. On a phone, “Pages” opens the tree.',
    },
    form: {
      title: 'This is the page as a form',
      text: 'Type: everything is saved by itself as a draft. Visitors see nothing of it yet.',
    },
    preview: {
      title: 'Look at it before anybody else',
      text: 'Preview shows the real site beside the form, as wide as a phone, a tablet or a desk, and follows what you type.',
    },
    publish: {
      title: 'Put it on the site',
      text: 'Publish first tells you what is missing, then which pages have changed. Writers leave this to a publisher.',
    },
    search: {
      title: 'Find anything',
      text: 'Press Ctrl K wherever you are, and type a word of the page you are looking for.',
    },
  },
}

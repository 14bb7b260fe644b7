const s = (count: number) => (count === 1 ? '' : 's')

export const account = {
  title: 'Your account',
  menu: 'Your account',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser can only copy over https. Select the text and copy it yourself.',
  you: {
    title: 'Your name',
    name: 'Name',
    help: 'Others see it beside your changes.',
    save: 'Save name',
    saved: 'Name saved.',
  },
  password: {
    title: 'Password',
    current: 'Current password',
    next: 'New password',
    change: 'Change password',
    changed: 'Password changed. Your other browsers are signed out.',
  },
  authenticator: {
    title: 'Two-step sign-in',
    off: 'An authenticator app on your phone shows a new code every 30 seconds. With two-step sign-in, your password alone is not enough to sign in as you.',
    on: (since: string) => `On since ${since}. Signing in asks for a code.`,
    needed: 'Your role needs an authenticator app. Set it up to continue.',
    begin: 'Turn on',
    scan: 'Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.',
    qr: 'QR code for your authenticator app. You can type the key below instead.',
    key: 'Or type this key into the app',
    code: 'Code from the app',
    confirm: 'Confirm',
    cancel: 'Not now',
    remove: 'Turn off',
    removed: 'Two-step sign-in is off. Signing in no longer asks for a code.',
    password: 'Your password',
  },
  codes: {
    title: 'Your recovery codes',
    help: 'If you lose your phone, each of these codes signs you in once. They are shown only now: print them, or keep them with your passwords.',
    left: (count: number) => `${count} recovery code${s(count)} left.`,
    few: 'Make new ones before you run out.',
    save: 'Save as a file',
    kept: 'I have saved them',
    renew: 'Make new recovery codes',
    renewHelp: 'The old codes stop working.',
  },
  mails: {
    title: 'E-mails',
    want: 'Send me e-mails about pages that wait for publishing',
    help: 'Publishers get one when a writer asks. Writers get one when their page is published or sent back.',
    saved: 'Saved.',
  },
  sessions: {
    title: 'Where you are signed in',
    columns: ['Browser', 'Since', 'Last seen', 'Action'],
    none: 'You are not signed in anywhere.',
    current: 'This browser',
    end: 'Sign out',
    endOf: (browser: string) => `Sign out ${browser}`,
    ended: (browser: string) => `${browser} is signed out.`,
    endOthers: 'Sign out all other browsers',
    othersEnded: 'All your other browsers are signed out.',
  },
  data: {
    title: 'Download',
    own: 'Everything the studio holds about you: your account, your sessions and your changes.',
    download: 'Download my data',
    all: 'All published content, as Markdown files.',
    downloadAll: 'Download content',
  },
}

export const users = {
  title: 'People',
  help: 'Writers make drafts, publishers put them on the site, administrators manage people. Readers can only look.',
  name: 'Name',
  role: 'Role',
  roleOf: (name: string) => `Role of ${name}`,
  invite: 'Invite',
  columns: ['Name', 'Role', 'Last sign-in', 'Action'],
  linkTitle: (name: string) => `Link for ${name}`,
  linkHelp: (name: string) =>
    `There is no mail server, so no e-mail was sent. Copy this link and pass it to ${name} alone: with it they choose a password, once. It is shown only now.`,
  waiting: 'invited',
  blocked: 'blocked',
  totp: 'two-step sign-in',
  never: 'never',
  none: 'No users found.',
  changed: (name: string) => `${name} has a new role.`,
  you: 'This is you',
  actions: {
    change: 'Change name, e-mail or role',
    link: 'Send a password link',
    'sign-out': 'Sign out everywhere',
    totp: 'Reset two-step sign-in',
    block: 'Block',
    unblock: 'Unblock',
    export: 'Download their data',
    remove: 'Remove and erase data',
  },
  done: {
    link: (name: string) => `An e-mail with a link is on its way to ${name}.`,
    'sign-out': (name: string) => `${name} is signed out everywhere.`,
    totp: (name: string) => `${name} can sign in without a code until they turn two-step sign-in on again.`,
    block: (name: string) => `${name} is signed out and can no longer sign in.`,
    unblock: (name: string) => `${name} can sign in again.`,
    export: (name: string) => `Data of ${name} downloaded.`,
    remove: (name: string) => `${name} removed.`,
  },
  changeTitle: (name: string) => `Change ${name}`,
  save: 'Save',
  saved: (name: string) => `Changes to ${name} saved.`,
  sure: { block: (name: string) => `Block ${name}?`, remove: (name: string) => `Remove ${name}?` },
  sureHelp: {
    block: 'They are signed out everywhere and cannot sign in until you unblock them.',
    remove:
      'This erases their name, e-mail address and all other data about them. The history keeps their changes without their name.',
  },
  handOver: 'Who finishes them',
  noColleague: 'No colleague yet',
  handedOver: (count: number) => `${count} draft${count === 1 ? '' : 's'} handed over.`,
  drafts: (names: string[]) =>
    names.length === 0
      ? 'They have no unpublished changes.'
      : `Their unpublished changes stay as drafts: ${names.join(', ')}.`,
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
      text: 'Choose a page to open it. With the three dots beside a page you add a page below it, or copy, rename or move it. On a phone, “Pages” opens the tree.',
    },
    form: {
      title: 'Edit the page in a form',
      text: 'Start typing: everything is saved as a draft automatically. Visitors do not see it yet.',
    },
    preview: {
      title: 'See it before your visitors do',
      text: 'Preview shows the real site beside the form, as wide as a phone, a tablet or a desktop, and follows what you type.',
    },
    publish: {
      title: 'Put it on the site',
      text: 'Publish first shows what is missing, then which pages have changed. Writers leave this to a publisher.',
    },
    search: {
      title: 'Find anything',
      text: 'Press Ctrl K on any screen and type a word from the page you are looking for.',
    },
  },
}

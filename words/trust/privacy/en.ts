export const en = {
  measuring: {
    title: 'Counting visits',
    text: ({ name, host }: { name: string; host: string }) =>
      `We count visits with ${name} at ${host}, without cookies. It learns which page was read, that a search was made or a form was sent, and, as every web server does, your internet address; it learns no name, no search word and nothing that you type. Your account, agents’ pages and quotations are not counted. Browsers that send Do Not Track or Global Privacy Control are not counted either.`,
  },
  officer: {
    title: 'Data protection officer',
    write: 'Write to',
    ask: 'Get a copy of your data, or have it erased',
  },
}

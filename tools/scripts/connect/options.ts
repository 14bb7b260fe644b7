import { type ParseArgsConfig, parseArgs } from 'node:util'
import { problem } from '../install/problem.mjs'

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const systems = { content: text, booking: text, backend: text }

const verbs = {
  connect: { ...systems, properties: text, mapping: text, env: text, all: flag, yes: flag, report: flag },
  contract: {
    ...systems,
    'web-api': text,
    captcha: text,
    site: text,
    member: { ...text, default: '1' },
    write: flag,
    cookie: text,
  },
} satisfies Record<string, ParseArgsConfig['options']>

export type Verb = keyof typeof verbs
export type Options<Of extends Verb> = ReturnType<typeof parseArgs<{ options: (typeof verbs)[Of] }>>['values']

export const usage: Record<Verb, string> = {
  connect: `Connects the site with an existing installation.

  npm run connect -- --report
  npm run connect -- --content URL [--booking URL] [--backend URL] [--properties a,b] [--mapping FILE] [--env FILE] [--all] [--yes]

It reads the content system and adds to the mapping file (content-mapping.yaml) and .env. It changes nothing anywhere else.
--properties  further properties to ask for, where the content system tells only what is asked for by name
--report      prints a link to the list of what visitors of the running site do not see as it was written; good for a week
--all         names every node that loses something, not three of each kind
--yes         changes files without asking; lines that are there stay, and a copy of the file is kept
`,
  contract: `Compares an installation with the contract.

  npm run contract -- [--content URL] [--booking URL] [--backend URL] [--web-api URL] [--captcha URL]
                      [--site URL] [--member ID] [--write] [--cookie VALUE]

Only the systems named are asked; without any, the services shipped with the site, on their ports. Settings that the site would
have (CONTENT_MAPPING, BOOKING_RECEIVER, SIGN_IN, SESSION) are read from .env and the environment. It is read-only unless --write is given.
--site: whether what the booking site posts back arrives at this site, at the address that visitors use.
--cookie: whether the site would believe this session cookie (its value, or a whole Cookie header), and who it says is there.
Set the variable WEB_API_PRIVATE_KEY to the key of the Web API.
`,
}

export const isVerb = (word: string): word is Verb => word in verbs

const isAddress = (value: string) => /^https?:\/\/[^/]/.test(value) && URL.canParse(value)
const anAddress = [isAddress, 'must be an http:// or https:// address'] as const

const rules: Record<string, readonly [fits: (given: string) => boolean, complaint: string]> = {
  content: anAddress,
  booking: anAddress,
  backend: anAddress,
  'web-api': anAddress,
  captcha: anAddress,
  site: anAddress,
  member: [value => /^[1-9]\d*$/.test(value), 'must be a number'],
  cookie: [value => value !== '', 'must be the value of a cookie'],
}

/** Removes slashes at the ends of addresses. @throws a problem in one line */
export function readOptions<Of extends Verb>(verb: Of, args: string[]): Options<Of> {
  const values = Object.entries(valuesOf(args, verbs[verb])).map(([name, value]) => {
    const [fits, complaint] = rules[name] ?? []
    if (fits && !fits(String(value))) throw problem(`--${name} ${complaint}`)
    return [name, fits === isAddress ? String(value).replace(/\/+$/, '') : value]
  })
  return Object.fromEntries(values)
}

function valuesOf(args: string[], options: ParseArgsConfig['options']) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw problem((error as Error).message)
  }
}

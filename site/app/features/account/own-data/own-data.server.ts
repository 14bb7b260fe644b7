import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import {
  type OwnDataUsed,
  readOwnDataLink,
  requestOwnData,
  spendOwnDataLink,
  type Unavailable,
} from '../../../clients/backend/own-data.server.ts'
import { readSmallForm } from '../../forms/small-form.server.ts'

type OwnDataContext = {
  env: { BACKEND_URL: string; NOTICE_LANGUAGE: boolean }
  visitorAddress: string
  enquiries: {
    limits: { allowOwnData(visitorAddress: string): Promise<boolean> }
    ofPerson: PersonOnDisk
  }
}

/** The data of an e-mail address on this machine's disk, by place. */
export type PersonOnDisk = {
  copy: (email: string) => Promise<Record<string, unknown[]>>
  erase: (email: string) => Promise<Record<string, number>>
}

export type Requested = { outcome: 'sent' | 'bad-email' | 'too-many' | 'away'; email: string }

const statuses = { sent: 200, 'bad-email': 422, 'too-many': 429, away: 503 } as const

/** @throws A response, if the form is too large. */
export async function takeOwnDataRequest(request: Request, read: Language, context: OwnDataContext) {
  const form = await readSmallForm(request)
  const typed = String(form.get('email') ?? '')
    .slice(0, 254)
    .trim()
  const answered = (outcome: Requested['outcome']) => ({
    status: statuses[outcome],
    requested: { outcome, email: typed } satisfies Requested,
  })
  const wish = form.get('wish') === 'erase' ? 'erase' : 'copy'
  // The first contract had two languages.
  const language = read === 'zh' && !context.env.NOTICE_LANGUAGE ? mainLanguage : read
  const checked = backendCalls.ownDataRequest.request.json.safeParse({ email: typed, wish, language })
  if (!checked.success) return answered('bad-email')
  if (!(await context.enquiries.limits.allowOwnData(context.visitorAddress))) return answered('too-many')
  return answered((await requestOwnData(context.env.BACKEND_URL, checked.data)) ? 'sent' : 'away')
}

/** The copy or the erasure includes this machine's disk. @param wish A link for the other purpose stays valid. */
export async function fulfilOwnData(
  token: string,
  wish: 'copy' | 'erase',
  { env, enquiries: { ofPerson } }: OwnDataContext,
): Promise<OwnDataUsed | Unavailable> {
  const link = await readOwnDataLink(env.BACKEND_URL, token)
  if (link === 'away') return link
  if (link === 'ended' || link.state !== 'open' || link.wish !== wish) return 'ended'
  return spendOwnDataLink(env.BACKEND_URL, { token, elsewhere: await ofPerson[wish](link.email) })
}

export const tokenOf = async (request: Request): Promise<string> =>
  String((await readSmallForm(request)).get('token') ?? '').slice(0, 100)

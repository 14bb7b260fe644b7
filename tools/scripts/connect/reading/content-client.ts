import { parseJson } from '@agency/contracts/calls/parse-json.ts'
import { type Answer, ask, readJson } from '@agency/contracts/suite/ask.ts'
import { problem } from '../../install/problem.mjs'

/** Fetches tokens on demand, and limits answers in time, size and depth. */
export type ContentClient = {
  /** After redirects. */
  url: string
  /** Rejects with a problem for people. */
  get(path: string): Promise<unknown>
}

const limits = { seconds: 60, megabytes: 32 }
const maxRedirects = 3
/** Characters of all answers. A tree of 20,000 pages takes a tenth of it. */
const maxTotal = 1024 * 1024 * 1024
const tokenPath = '/umbraco/auth/gettoken'
const deliveryPath = '/umbraco/delivery/api/v2/content?take=1'

/** Follows redirects of the address before it sends a token. */
export async function openContent(address: string): Promise<ContentClient> {
  const url = await settled(address)
  let token = await fetchToken(url)
  let total = 0
  return {
    url,
    async get(path) {
      const call = path.split('?')[0] ?? path
      if (total > maxTotal) throw problem(`${call} is not asked: the answers so far have more than 1 GB`)
      let answer = await answerTo(url + path, `${call} cannot be read`, token)
      if (answer.status === 401) {
        token = await fetchToken(url)
        answer = await answerTo(url + path, `${call} cannot be read`, token)
      }
      total += answer.text.length
      if (answer.status < 200 || answer.status > 299) throw problem(`${call} answered ${answer.status}`)
      const json = readJson(answer.text)
      if ('fault' in json) throw problem(`${call} answered with ${json.fault}`)
      return json.body
    },
  }
}

async function answerTo(address: string, failure: string, token?: string): Promise<Answer> {
  const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const reply = await ask(new URL(address), { headers }, limits)
  if (reply.reached) return reply
  throw problem(`${failure}: ${reply.reason}`)
}

async function settled(url: string, hops = 0): Promise<string> {
  const { status, headers } = await answerTo(url + tokenPath, `${url} cannot be reached`)
  const location = headers.get('location')
  if (status < 300 || status >= 400 || !location) return url
  if (!URL.canParse(location, url + tokenPath)) throw problem(`${url} redirects to ${location}, which is no address`)
  const target = new URL(location, url + tokenPath)
  if (hops >= maxRedirects || !target.pathname.endsWith(tokenPath)) throw problem(`${url} redirects to ${target.href}`)
  return settled(target.origin + target.pathname.slice(0, -tokenPath.length), hops + 1)
}

async function fetchToken(url: string): Promise<string> {
  const { status, text } = await answerTo(url + tokenPath, `${tokenPath} cannot be read`)
  const body = parseJson(text)
  const token = body && typeof body === 'object' && 'Token' in body ? body.Token : undefined
  if (typeof token === 'string') return token
  if (await isDeliveryApi(url))
    throw problem(
      `${url} has Umbraco's own Delivery API, which this site does not read: it needs the calls of docs/plug-in.md, step 2`,
    )
  if (body === undefined) throw problem(`${tokenPath} answered with something that is not JSON`)
  throw problem(`${tokenPath} answered ${status} without a Token`)
}

async function isDeliveryApi(url: string): Promise<boolean> {
  const reply = await ask(new URL(url + deliveryPath), {}, limits)
  const body = reply.reached ? parseJson(reply.text) : undefined
  return typeof body === 'object' && body !== null && 'items' in body && 'total' in body
}

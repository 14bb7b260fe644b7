import { isTooDeep, textWithin } from '../../contracts/calls/foreign-answer.ts'
import { parseJson } from '../../contracts/calls/parse-json.ts'
import { problem } from '../install/problem.mjs'

/** Asks a content system; tokens are fetched as they are needed, and answers are bounded in time, size and depth. */
export type ContentClient = {
  /** The address that answers, where the one that was given redirects. */
  url: string
  /** The JSON at a path. Rejects with a problem for people. */
  get(path: string): Promise<unknown>
}

const timeLimit = 60_000
const maxRedirects = 3
const megabyte = 1024 * 1024
const maxAnswer = 32 * megabyte
/** For the whole of a run. A tree of 20,000 pages is a tenth of it. */
const maxTotal = 1024 * megabyte
const tokenPath = '/umbraco/auth/gettoken'
const deliveryPath = '/umbraco/delivery/api/v2/content?take=1'

/** Opens the way to a content system, following redirects of its address before any token is sent. */
export async function openContent(given: string): Promise<ContentClient> {
  const url = await settled(given.replace(/\/+$/, ''))
  let token = await fetchToken(url)
  let total = 0

  async function ask(path: string): Promise<Response> {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    return fetch(url + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeLimit) })
  }
  return {
    url,
    async get(path) {
      const call = path.split('?')[0] ?? path
      if (total > maxTotal) throw problem(`${call} is not asked: the answers so far have more than 1 GB`)
      let response = await ask(path)
      if (response.status === 401) {
        await response.body?.cancel()
        token = await fetchToken(url)
        response = await ask(path)
      }
      const text = await textWithin(response, maxAnswer)
      total += text?.length ?? maxAnswer
      if (text === undefined) throw problem(`${call} answered with more than 32 MB`)
      if (!response.ok) throw problem(`${call} answered ${response.status}`)
      return parsed(text, call)
    },
  }
}

async function settled(url: string, hops = 0): Promise<string> {
  const response = await fetch(url + tokenPath, { redirect: 'manual', signal: AbortSignal.timeout(timeLimit) }).catch(
    error => {
      throw problem(`${url} cannot be reached: ${error.cause?.code || error.cause?.message || error.message}`)
    },
  )
  await response.body?.cancel()
  const location = response.headers.get('location')
  if (response.status < 300 || response.status >= 400 || !location) return url
  if (!URL.canParse(location, url + tokenPath)) throw problem(`${url} redirects to ${location}, which is no address`)
  const target = new URL(location, url + tokenPath)
  if (hops >= maxRedirects || !target.pathname.endsWith(tokenPath)) throw problem(`${url} redirects to ${target.href}`)
  return settled(target.origin + target.pathname.slice(0, -tokenPath.length), hops + 1)
}

async function fetchToken(url: string): Promise<string> {
  const response = await fetch(url + tokenPath, { redirect: 'manual', signal: AbortSignal.timeout(timeLimit) })
  const body = parseJson((await textWithin(response, megabyte)) ?? '')
  const token = body && typeof body === 'object' && 'Token' in body ? body.Token : undefined
  if (typeof token === 'string') return token
  if (await isDeliveryApi(url))
    throw problem(
      `${url} has Umbraco's own Delivery API, which this site does not read: it needs the calls of docs/plug-in.md, step 2`,
    )
  if (body === undefined) throw problem(`${tokenPath} answered with something that is not JSON`)
  throw problem(`${tokenPath} answered ${response.status} without a Token`)
}

async function isDeliveryApi(url: string): Promise<boolean> {
  const answer = await fetch(url + deliveryPath, { redirect: 'manual', signal: AbortSignal.timeout(timeLimit) })
    .then(response => textWithin(response, megabyte))
    .catch(() => undefined)
  const body = parseJson(answer ?? '')
  return typeof body === 'object' && body !== null && 'items' in body && 'total' in body
}

function parsed(text: string, call: string): unknown {
  const body = parseJson(text)
  if (body === undefined) throw problem(`${call} answered with something that is not JSON`)
  if (isTooDeep(body)) throw problem(`${call} answered with lists within lists, more than a hundred deep`)
  return body
}

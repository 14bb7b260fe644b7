import { parseJson } from '../../contracts/calls/parse-json.ts'
import { problem } from '../install/problem.mjs'

/** Asks a content system; tokens are fetched as they are needed, and answers have a time limit. */
export type ContentClient = {
  /** The address that answers, where the one that was given redirects. */
  url: string
  /** The JSON at a path. Rejects with a problem for people. */
  get(path: string): Promise<unknown>
}

const timeLimit = 60_000
const mostRedirects = 3
const tokenPath = '/umbraco/auth/gettoken'

/** Opens the way to a content system, following redirects of its address before any token is sent. */
export async function openContent(given: string): Promise<ContentClient> {
  const url = await settled(given.replace(/\/+$/, ''))
  let token = await fetchToken(url)

  async function ask(path: string): Promise<Response> {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    return fetch(url + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeLimit) })
  }
  return {
    url,
    async get(path) {
      let response = await ask(path)
      if (response.status === 401) {
        await response.body?.cancel()
        token = await fetchToken(url)
        response = await ask(path)
      }
      const text = await response.text()
      if (!response.ok) throw problem(`${path.split('?')[0]} answered ${response.status}`)
      return parsed(text, path)
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
  const target = new URL(location, url + tokenPath)
  if (hops >= mostRedirects || !target.pathname.endsWith(tokenPath)) throw problem(`${url} redirects to ${target.href}`)
  return settled(target.origin + target.pathname.slice(0, -tokenPath.length), hops + 1)
}

async function fetchToken(url: string): Promise<string> {
  const response = await fetch(url + tokenPath, { redirect: 'manual', signal: AbortSignal.timeout(timeLimit) })
  const body = parsed(await response.text(), tokenPath)
  const token = body && typeof body === 'object' && 'Token' in body ? body.Token : undefined
  if (typeof token !== 'string') throw problem(`${tokenPath} answered ${response.status} without a Token`)
  return token
}

function parsed(text: string, path: string): unknown {
  const body = parseJson(text)
  if (body === undefined) throw problem(`${path.split('?')[0]} answered with something that is not JSON`)
  return body
}

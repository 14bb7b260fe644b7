import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { keepSessionPath } from '../booking/accounts/keep-session.ts'
import { bookingLinks } from '../booking/links.ts'
import type { Call } from '../calls/call.ts'
import type { Navigation } from '../calls/navigation.ts'
import { calls } from '../calls.ts'

/** Replaces the example. `cut`: ends the connection in the middle of the body. */
export type OtherAnswer = { status?: number; body?: unknown; text?: string; location?: string; cut?: boolean }

export type SampleInstallation = {
  url: string
  asked: string[]
  stop: () => Promise<void>
}

export function exampleAnswer(id: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../examples', `${id}.json`), 'utf8'))
}

/** A real HTTP server that answers with the examples, or with `others` by call id and `GET /path`. */
export async function startSampleInstallation(others: Record<string, OtherAnswer> = {}): Promise<SampleInstallation> {
  const requests: string[] = []
  const { Token } = exampleAnswer('content.token') as { Token: string }
  const server = createServer((request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    requests.push(`${request.method} ${path}`)
    request.resume().on('end', () => {
      const call = calls.find(one => one.method === request.method && one.path === path)
      if (call === undefined) return send(response, pageAnswer(`${request.method} ${path}`, others))
      if (call.auth === 'bearer' && !isGranted(request, Token)) return send(response, refusal)
      send(response, withSubKey(others[call.id] ?? usualAnswer(call), searchParams.get('subKey')))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: requests,
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

const pages = [...Object.values(bookingLinks), keepSessionPath].map(path => `GET ${path}`)
const page = '<!doctype html><title>A page</title>'

function pageAnswer(requested: string, others: Record<string, OtherAnswer>): OtherAnswer {
  return others[requested] ?? (pages.includes(requested) ? { text: page } : { status: 404, text: 'nothing here' })
}

const refusal: OtherAnswer = { status: 401, body: { type: 'about:blank', title: 'Unauthorized', status: 401 } }

const isGranted = (request: IncomingMessage, token: string) => request.headers.authorization === `Bearer ${token}`

function usualAnswer(call: Call): OtherAnswer {
  const example = exampleAnswer(call.id)
  if (call.answers === 'json') return { body: example }
  const { status, location } = example as Navigation
  return { status, text: page, ...(location && { location }) }
}

function withSubKey(answer: OtherAnswer, subKey: string | null): OtherAnswer {
  const { items } = (answer.body ?? {}) as { items?: ({ key?: string } | null)[] }
  const item = Array.isArray(items) && items.find(one => one?.key === subKey)
  return subKey && item ? { ...answer, body: item } : answer
}

function send(response: ServerResponse, answer: OtherAnswer): void {
  const { status = 200, body, text, location, cut } = answer
  const content = text ?? JSON.stringify(body)
  response.writeHead(status, {
    'content-type': text === undefined ? 'application/json' : 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(content),
    ...(location && { location }),
  })
  if (!cut) {
    response.end(content)
    return
  }
  response.write(content.slice(0, content.length / 2), () => response.destroy())
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StandIn = { address: string; stop: () => Promise<void> }

type Answer = { type: 'text/html' | 'text/javascript' | 'application/json'; body: string; status?: number }

/** A path's answer, by what the request says. */
export type Routes = Record<string, (query: URLSearchParams, request: IncomingMessage) => Answer | Promise<Answer>>

/** A local server in place of a provider's. Any page may call it, as any page may call theirs. */
export async function startStandIn(routes: Routes): Promise<StandIn> {
  const server = createServer((request, response) => void answer(routes, request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(routes: Routes, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const found = await routes[url.pathname]?.(url.searchParams, request)
  const { type, body, status = 200 } = found ?? { type: 'text/html' as const, body: '', status: 404 }
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' }).end(body)
}

/** The fields of a posted form. */
export async function postedFields(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

/** The window of a provider: one button a choice, which tells the page that opened it and closes. */
export function choicePage(title: string, choices: { name: string; message: object }[]): Answer {
  const buttons = choices.map(
    ({ name, message }) =>
      `<p><button onclick='opener.postMessage(${JSON.stringify(message)}, "*"); close()'>${name}</button></p>`,
  )
  return { type: 'text/html', body: `<!doctype html><title>${title}</title><h1>${title}</h1>${buttons.join('')}` }
}

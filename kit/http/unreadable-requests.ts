import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const reasons: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
}
const tooLarge = `<!doctype html><html lang="en-MY"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Please delete this site’s cookies</title>
<h1>Please delete this site’s cookies</h1>
<p>Your browser sent more than we can read. Most often, many cookies of this site have piled up. Please delete them in your
browser’s settings, under privacy and site data, then <a href="">load the page again</a>. You will have to log in again.</p>
<p>If you followed a very long link, please begin at <a href="/">the home page</a>.</p></html>`

/** Half the header limit: a link on another website cannot make a browser send that many. */
const manyCookies = /\r\ncookie:[^\r]{8000}/i

type Unreadable = Error & { code?: string; rawPacket?: Buffer }
type Answering = Socket & { _httpMessage?: ServerResponse }

/** Too large headers get a page with advice; where cookies are the cause, the answer makes browsers delete them. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', ({ code = '', rawPacket }: Unreadable, duplex) => {
    const socket = duplex as Answering
    if (!socket.writable || socket._httpMessage?.headersSent) return void socket.destroy()
    const status = reasons[code] ?? '400 Bad Request'
    const isTooLarge = code === 'HPE_HEADER_OVERFLOW'
    const body = isTooLarge ? tooLarge : ''
    const headers = [
      'connection: close',
      'cache-control: no-store',
      "content-security-policy: default-src 'none'",
      `content-length: ${Buffer.byteLength(body)}`,
      ...(isTooLarge ? ['content-type: text/html; charset=utf-8'] : []),
      ...(isTooLarge && manyCookies.test(rawPacket?.toString('latin1') ?? '') ? ['clear-site-data: "cookies"'] : []),
    ]
    socket.write(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
    socket.destroySoon()
  })
}

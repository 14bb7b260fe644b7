import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

const tooLarge = 'The body of the request is too large.'
const answer = [
  'HTTP/1.1 413 Payload Too Large',
  'content-type: text/plain; charset=utf-8',
  `content-length: ${tooLarge.length}`,
  'connection: close',
  '',
  tooLarge,
].join('\r\n')
/** Milliseconds, as nginx: a client that is still sending reads the answer only afterwards. */
const lingering = 5000

export type MaxBody = number | ((path: string) => number)

export const maxBodyAt = (max: MaxBody, path: string): number => (typeof max === 'number' ? max : max(path))

/**
 * Answers 413 even where nobody reads the body. Buffers a body without a length (chunked), so that `handle` sees a
 * length; browsers send none such.
 */
export function boundBodies(handle: RequestListener, max: MaxBody): RequestListener {
  return (request, response) => {
    const limit = maxBodyAt(max, request.url?.split('?')[0] ?? '')
    const { 'transfer-encoding': chunked, 'content-length': length } = request.headers
    if (chunked === undefined && length === undefined) return handle(request, response)
    if (Number(length ?? 0) > limit) return refuse(request, response)
    if (chunked === undefined) return handle(request, response)
    takeInWhole(request, limit, whole => (whole ? handle(request, response) : refuse(request, response)))
  }
}

/**
 * Bypasses `response`, which would close the connection with unread data: the sender's system then drops the answer.
 */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  request.push = () => true
  response.statusCode = 413
  request.socket.end(answer)
  setTimeout(() => request.socket.destroy(), lingering)
}

/**
 * Node hands each piece of a body to `push`, and `null` at its end.
 * @param done Called once, with false for a too long body.
 */
function takeInWhole(request: IncomingMessage, maxBytes: number, done: (whole: boolean) => void): void {
  const push = request.push
  const pieces: Buffer[] = []
  let size = 0
  request.push = (piece: Buffer | null) => {
    if (piece !== null) {
      size += piece.length
      if (size <= maxBytes) return pieces.push(piece) > 0
      done(false)
      return false
    }
    request.push = push
    delete request.headers['transfer-encoding']
    request.headers['content-length'] = String(size)
    request.rawHeaders = withLength(request.rawHeaders, size)
    done(true)
    if (size > 0) request.push(Buffer.concat(pieces))
    return request.push(null)
  }
}

function withLength(rawHeaders: string[], size: number): string[] {
  const names: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2)
    if (name.toLowerCase() !== 'transfer-encoding') names.push(name, value)
  }
  return [...names, 'content-length', String(size)]
}

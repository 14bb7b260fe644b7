import { Agent, createServer, get } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { canWritePast, writePast } from './write-past.ts'

const bodies = { '/': Buffer.from('George Town '.repeat(2000)), '/large': Buffer.alloc(8 * 1024 * 1024, 'x') }
/** How each answer was sent, and whether Node said that it was done. */
const answers: { past: boolean; finished: boolean }[] = []
beforeEach(() => void answers.splice(0))

const server = createServer((request, response) => {
  const body = bodies[request.url as '/' | '/large']
  const one = { past: canWritePast(response), finished: false }
  answers.push(one)
  response.on('finish', () => {
    one.finished = true
  })
  if (one.past) return writePast(response, `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n`, body)
  response.writeHead(200, ['content-length', String(body.length)])
  response.end(body)
})
beforeAll(() => new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
const port = () => (server.address() as AddressInfo).port

/** Sends words over a connection of its own, and gives what came until the other side closed it. */
async function converse(words: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1')
  socket.write(words)
  return String(Buffer.concat(await socket.toArray()))
}
const asking = (more = '', version = '1.1') => `GET / HTTP/${version}\r\nhost: a\r\n${more}\r\n`

test('one connection serves one answer after the other', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ports = new Set<number | undefined>()
  for (let turn = 0; turn < 3; turn++) {
    const body = await new Promise<Buffer>((resolve, reject) => {
      const call = get({ host: '127.0.0.1', port: port(), agent }, async answer => {
        ports.add(answer.socket.localPort)
        resolve(Buffer.concat(await answer.toArray()))
      })
      call.on('error', reject)
    })
    expect(body.equals(bodies['/'])).toBe(true)
  }
  agent.destroy()
  expect(ports.size).toBe(1)
  expect(answers).toEqual(Array(3).fill({ past: true, finished: true }))
})

test('requests sent all at once are answered whole and in turn', async () => {
  const text = await converse(asking() + asking() + asking('connection: close\r\n'))
  expect(text.split(String(bodies['/']))).toHaveLength(4)
  expect(text.split('HTTP/1.1 200 OK')).toHaveLength(4)
  expect(answers.map(one => one.past)).toEqual([true, false, false])
  expect(answers.every(one => one.finished)).toBe(true)
})

test('connections that are to be closed, or of the older protocol, are left to Node', async () => {
  expect(await converse(asking('connection: close\r\n'))).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close/is)
  expect(await converse(asking('', '1.0'))).toMatch(/^HTTP\/1\.[01] 200 OK/)
  expect(answers.map(one => one.past)).toEqual([false, false])
})

test('a reader who takes their time gets all of it', async () => {
  const socket = connect(port(), '127.0.0.1')
  socket.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n')
  socket.pause()
  await sleep(300)
  expect(answers).toEqual([{ past: true, finished: false }])
  let size = 0
  for await (const piece of socket) {
    size += (piece as Buffer).length
    if (size > bodies['/large'].length) break
  }
  expect(answers).toEqual([{ past: true, finished: true }])
})

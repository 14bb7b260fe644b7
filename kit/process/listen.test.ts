import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const file = (name: string) => JSON.stringify(join(import.meta.dirname, name))
const folder = mkdtempSync(join(tmpdir(), 'listen-'))
const script = join(folder, 'service.mjs')
writeFileSync(
  script,
  `import { createLogger } from ${file('../observability/logger.ts')}
   import { listen } from ${file('listen.ts')}
   import { httpService } from ${file('http-service.ts')}
   const log = createLogger('t')
   const app = httpService({ title: 't', version: '1', log, ready: {} })
   app.get('/', async c => {
     await new Promise(resolve => setTimeout(resolve, 400))
     return c.text('done')
   })
   const serving = { APP_ENV: process.argv[3], LISTEN_HOST: '127.0.0.1' }
   const onStop = () => process.stdout.write('closed what was open')
   const port = Number(process.argv[2])
   const beside = process.argv[4] ? { app: httpService({ title: 'u', version: '1', log }), port: port + 1, portSetting: 'DESK_PORT' } : undefined
   listen({ app, port, portSetting: 'CONTENT_PORT', beside, log, serving, onStop })`,
)

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

function start(port: number, appEnv: 'local' | 'production' = 'local', beside = ''): Run {
  const child = fork(script, [String(port), appEnv, beside], { silent: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      output += chunk
    })
  }
  return { child, output: () => output, ended: new Promise(resolve => child.once('exit', resolve)) }
}

function occupy(): Promise<{ server: Server; port: number }> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () =>
      resolve({ server, port: (server.address() as { port: number }).port }),
    )
  })
}

async function freePort(): Promise<number> {
  const { server, port } = await occupy()
  await new Promise(resolve => server.close(resolve))
  return port
}

test('a taken port ends the process with code 1 and one line that says what to do', async () => {
  const { server, port } = await occupy()
  const run = start(port)
  expect(await run.ended).toBe(1)
  await expect.poll(run.output).toContain('CONTENT_PORT')
  expect(run.output().trim().split('\n')).toHaveLength(1)
  expect(run.output()).toContain('set CONTENT_PORT to another port')
  server.close()
})

test.each(['SIGTERM', 'the parent going away'])(
  'on %s the process finishes the running request, closes and ends',
  async reason => {
    const port = await freePort()
    const run = start(port)
    await expect.poll(run.output, { timeout: 25_000 }).toContain('listening')
    const answer = fetch(`http://127.0.0.1:${port}/`).then(response => response.text())
    await new Promise(resolve => setTimeout(resolve, 100))
    const started = performance.now()
    if (reason === 'SIGTERM') run.child.kill('SIGTERM')
    else run.child.disconnect()
    expect(await answer).toBe('done')
    expect(await run.ended).toBe(0)
    expect(performance.now() - started).toBeLessThan(5000)
    await expect.poll(run.output).toContain('closed what was open')
  },
)

test('a draining production is not ready, still answers, and closes each connection after its answer', async () => {
  const port = await freePort()
  const run = start(port, 'production')
  await expect.poll(run.output, { timeout: 25_000 }).toContain('listening')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answer = async (path: string) => {
    const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return { status: response.statusCode, connection: response.headers.connection }
  }
  expect(await answer('/readyz')).toEqual({ status: 200, connection: 'keep-alive' })
  run.child.kill('SIGTERM')
  await expect.poll(run.output).toContain('stopping')
  expect(await answer('/readyz')).toEqual({ status: 503, connection: 'close' })
  // A new connection, and one on which an answer is still under way when the time is over.
  expect(await answer('/')).toEqual({ status: 200, connection: 'close' })
  expect(await run.ended).toBe(0)
  agent.destroy()
})

test('a process without a parent does not drain', async () => {
  const port = await freePort()
  const run = start(port, 'production')
  await expect.poll(run.output, { timeout: 25_000 }).toContain('listening')
  const started = performance.now()
  run.child.disconnect()
  expect(await run.ended).toBe(0)
  expect(performance.now() - started).toBeLessThan(4000)
})

test('an application beside the first has its own port and no internal addresses', async () => {
  const port = await freePort()
  const run = start(port, 'local', 'beside')
  await expect.poll(() => run.output().match(/listening/g), { timeout: 25_000 }).toHaveLength(2)
  const statusAt = (at: number) => fetch(`http://127.0.0.1:${at}/healthz`).then(({ status }) => status)
  expect([await statusAt(port), await statusAt(port + 1)]).toEqual([200, 404])
  run.child.kill('SIGTERM')
  expect(await run.ended).toBe(0)
})

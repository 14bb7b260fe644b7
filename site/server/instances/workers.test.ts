import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, expect, test } from 'vitest'

const file = (name: string) => JSON.stringify(join(import.meta.dirname, name))
const folder = mkdtempSync(join(tmpdir(), 'workers-'))
const script = join(folder, 'process.mjs')
writeFileSync(
  script,
  `import cluster from 'node:cluster'
   import { createLogger } from ${file('../../../services/service-kit/observability/logger.ts')}
   import { listen } from ${file('../../../services/service-kit/process/listen.ts')}
   import { joinInstances } from ${file('instances.ts')}
   import { runWorkers } from ${file('workers.ts')}
   const log = createLogger('t')
   if (cluster.isPrimary) await runWorkers({ count: 2, log, drainSeconds: 0 })
   else {
     const heard = []
     const instances = await joinInstances({ CAPTCHA_SECRET: 'of this test' }, log)
     instances.heed(keys => heard.push(...keys))
     const counter = instances.counter({ keyPrefix: 'test', points: 3, duration: 60 })
     const answers = {
       '/announce': () => instances.announce(['a-key']),
       '/count': () => counter.consume('somebody').then(() => 'yes', left => 'no, ' + (left.msBeforeNext > 0)),
       '/slow': () => new Promise(resolve => setTimeout(resolve, 500, 'done')),
     }
     const fetch = async request => {
       const said = await answers[new URL(request.url).pathname]?.()
       return Response.json({ pid: process.pid, heard, said })
     }
     listen({ app: { fetch }, port: Number(process.argv[2]), portSetting: 'SITE_PORT', log })
   }`,
)

let primary: ChildProcess | undefined
let output = ''

afterEach(async () => {
  if (primary?.exitCode === null && primary.signalCode === null) {
    primary.kill('SIGKILL')
    await once(primary, 'exit')
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

type Answer = { pid: number; heard: string[]; said?: string }

/** On a connection of its own, which the primary hands to the next worker. */
async function ask(port: number, path = '/'): Promise<Answer> {
  const request = get({ port, path, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return JSON.parse(await text(response)) as Answer
}

function start(port: number): ChildProcess {
  output = ''
  primary = fork(script, [String(port)], { silent: true })
  for (const stream of [primary.stdout, primary.stderr]) {
    stream?.on('data', chunk => {
      output += chunk
    })
  }
  return primary
}

async function bothWorkers(port: number): Promise<Set<number>> {
  const pids = new Set<number>()
  const found = async () => {
    const answer = await ask(port).catch(() => undefined)
    if (answer) pids.add(answer.pid)
    return pids.size
  }
  await expect.poll(found, { timeout: 30_000, interval: 20 }).toBe(2)
  return pids
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

test('what one worker announces the other hears, and they count together', async () => {
  const port = await freePort()
  start(port)
  await bothWorkers(port)
  const { pid } = await ask(port, '/announce')
  const heardByOther = async () => {
    const answer = await ask(port)
    return answer.pid === pid ? undefined : answer.heard
  }
  await expect.poll(heardByOther).toEqual(['a-key'])

  const said = new Map<number, (string | undefined)[]>()
  for (let time = 0; time < 6; time++) {
    const answer = await ask(port, '/count')
    said.set(answer.pid, [...(said.get(answer.pid) ?? []), answer.said])
  }
  expect(said.size).toBe(2)
  expect([...said.values()].flat().sort()).toEqual(['no, true', 'no, true', 'no, true', 'yes', 'yes', 'yes'])
})

test('a worker that is killed is replaced, and meanwhile the other answers', async () => {
  const port = await freePort()
  start(port)
  const before = await bothWorkers(port)
  const [victim = 0] = before
  process.kill(victim, 'SIGKILL')
  await expect.poll(() => output).toContain('a worker ended')
  const after = await bothWorkers(port)
  expect(after.has(victim)).toBe(false)
})

test('told to stop, all workers finish what they do, and the primary ends last', async () => {
  const port = await freePort()
  const child = start(port)
  const pids = await bothWorkers(port)
  const answers = Promise.all([ask(port, '/slow'), ask(port, '/slow')])
  await ask(port)
  child.kill('SIGTERM')
  expect((await answers).map(answer => answer.said)).toEqual(['done', 'done'])
  expect(await once(child, 'exit')).toEqual([0, null])
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('when the primary is killed its workers do not stay', async () => {
  const port = await freePort()
  const child = start(port)
  const pids = await bothWorkers(port)
  child.kill('SIGKILL')
  const left = () => [...pids].filter(isAlive)
  await expect.poll(left, { timeout: 5000 }).toEqual([])
})

test('a taken port is one line and exit code 1, however many workers are wanted', async () => {
  const { server, port } = await occupy()
  const child = start(port)
  expect(await once(child, 'exit')).toEqual([1, null])
  await expect.poll(() => output).toContain(`Port ${port} is taken`)
  expect(output.trim().split('\n')).toHaveLength(1)
  server.close()
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

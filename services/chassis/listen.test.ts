import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const file = (name: string) => JSON.stringify(join(import.meta.dirname, name))
const folder = mkdtempSync(join(tmpdir(), 'listen-'))
const script = join(folder, 'service.mjs')
writeFileSync(
  script,
  `import { createLogger } from ${file('logger.ts')}
   import { listen } from ${file('listen.ts')}
   const app = { fetch: async () => {
     await new Promise(resolve => setTimeout(resolve, 400))
     return new Response('done')
   } }
   const onStop = () => process.stdout.write('closed what was open')
   listen({ app, port: Number(process.argv[2]), portSetting: 'CONTENT_PORT', log: createLogger('t'), onStop })`,
)

afterAll(() => rmSync(folder, { recursive: true }))

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

function start(port: number): Run {
  const child = fork(script, [String(port)], { silent: true })
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

test('a taken port: one line that says what to do, exit code 1', async () => {
  const { server, port } = await occupy()
  const run = start(port)
  expect(await run.ended).toBe(1)
  await expect.poll(run.output).toContain('CONTENT_PORT')
  expect(run.output().trim().split('\n')).toHaveLength(1)
  expect(run.output()).toContain('set CONTENT_PORT to another port')
  server.close()
})

test.each(['SIGTERM', 'the parent going away'])('on %s: finishes the running request, closes, ends', async reason => {
  const port = await freePort()
  const run = start(port)
  await expect.poll(run.output, { timeout: 5000 }).toContain('listening')
  const answer = fetch(`http://127.0.0.1:${port}/`).then(response => response.text())
  await new Promise(resolve => setTimeout(resolve, 100))
  const started = performance.now()
  if (reason === 'SIGTERM') run.child.kill('SIGTERM')
  else run.child.disconnect()
  expect(await answer).toBe('done')
  expect(await run.ended).toBe(0)
  expect(performance.now() - started).toBeLessThan(5000)
  await expect.poll(run.output).toContain('closed what was open')
})

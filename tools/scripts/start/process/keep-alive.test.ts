import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { anyFreePort } from '../../machine/ports.ts'
import { keepAlive } from './keep-alive.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'keep-alive-'))

/** A process that is up at once, and ready when the file `$READY` is there. */
const entry = path.join(folder, 'slow.mjs')
writeFileSync(
  entry,
  `import { existsSync } from 'node:fs'
   import { createServer } from 'node:http'
   createServer((request, response) => {
     const ready = existsSync(process.env.READY)
     response.statusCode = ready ? 200 : 503
     response.end(JSON.stringify(ready ? {} : { doing: 'importing content: 210 of 420 files' }))
   }).listen(process.env.PORT, '127.0.0.1')
   process.on('SIGTERM', () => process.exit(0))`,
)

async function start(name: string) {
  const said: string[] = []
  const port = await anyFreePort()
  const ready = path.join(folder, `${name}-ready`)
  const env = { ...process.env, PORT: String(port), READY: ready }
  const start = { name, entry, port, env, dataDir: folder, again: false, slowAfter: 1 }
  return { said, ready, process: keepAlive(start, line => said.push(line)) }
}

test('the start waits for a process that is up but not ready, and reports its activity', async () => {
  const { said, ready, process } = await start('content')
  await expect
    .poll(() => said)
    .toContainEqual(
      expect.stringMatching(/^content is still starting after \d+ s: importing content: 210 of 420 files/),
    )
  writeFileSync(ready, '')
  await process.ready
  await process.stop()
})

test('a process that fails at its first start is not restarted', async () => {
  writeFileSync(path.join(folder, 'wrong.mjs'), `console.error('Wrong setting: X is missing'); process.exit(1)`)
  const wrong = keepAlive(
    { name: 'site', entry: path.join(folder, 'wrong.mjs'), port: 1, env: process.env, dataDir: folder, again: false },
    () => {},
  )
  await expect(wrong.ready).rejects.toThrow(/^site cannot start: Wrong setting: X is missing/)
  expect(existsSync(path.join(folder, 'logs'))).toBe(true)
  expect(readFileSync(path.join(folder, 'logs/site.log'), 'utf8')).toContain('Wrong setting')
})

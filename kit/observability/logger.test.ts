import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { expect, test } from 'vitest'

const script = `
import { createLogger } from ${JSON.stringify(new URL('./logger.ts', import.meta.url).href)}
import { stopOnSignals } from ${JSON.stringify(new URL('../process/stop.ts', import.meta.url).href)}
const log = createLogger('test')
stopOnSignals(log, async () => undefined)
log.info('one')
await new Promise(resolve => setTimeout(resolve, 100))
log.info('two')
log.fatal('three')
process.stderr.write('goes on')
process.exit(7)
`

test.skipIf(process.platform !== 'linux')('a process whose log is on a full disk keeps running, and can end', () => {
  const stdio = ['ignore', openSync('/dev/full', 'w'), 'pipe'] as const
  const nodeArguments = ['--input-type=module', '--eval', script]
  const ran = spawnSync(process.execPath, nodeArguments, { stdio: [...stdio], encoding: 'utf8', timeout: 20_000 })
  expect([ran.status, ran.stderr]).toEqual([7, 'goes on'])
})

test('the last log lines of a process are written before it ends', () => {
  const ran = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  expect(ran.stdout.match(/one|two|three/g)?.sort()).toEqual(['one', 'three', 'two'])
})

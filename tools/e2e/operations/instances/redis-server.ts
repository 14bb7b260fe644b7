import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../../../scripts/install/problem.mjs'
import { anyFreePort } from '../../../scripts/machine/ports.ts'
import { which } from '../../../scripts/machine/programs.ts'

/** A Redis of the test's own, with nothing in it. */
export type RedisServer = {
  url: string
  /** SIGSTOP: it keeps its connections and says nothing, as a machine that vanished */
  signal: (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => Promise<void>
  /** again after it was killed, at the same address and empty */
  start: () => Promise<void>
  /** of everything it holds */
  names: () => Promise<string>
  /** all it holds is gone, and its connections stay */
  empty: () => Promise<void>
  stop: () => Promise<void>
}

export async function startRedis(): Promise<RedisServer> {
  const program = which('redis-server')
  if (!program) throw problem('These tests need Redis: install it (Debian: apt-get install redis-server).')
  const port = await anyFreePort()
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  flags.push('--maxmemory', '128mb', '--maxmemory-policy', 'noeviction')
  let child = await run()

  async function run() {
    const begun = spawn(program as string, flags, { stdio: 'ignore' })
    while (!(await answers(port))) {
      if (begun.exitCode !== null) throw problem('redis-server does not start.')
      await sleep(20)
    }
    return begun
  }
  async function end() {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  function say(command: string) {
    const socket = connect(port, '127.0.0.1')
    socket.end(`${command}\r\nQUIT\r\n`)
    return text(socket)
  }
  process.once('exit', () => child.kill('SIGKILL'))

  return {
    url: `redis://127.0.0.1:${port}`,
    async signal(name) {
      if (name === 'SIGKILL') await end()
      else child.kill(name)
    },
    async start() {
      child = await run()
    },
    names: () => say('KEYS *'),
    async empty() {
      await say('FLUSHALL')
    },
    stop: end,
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.end('PING\r\n'))
    socket.on('data', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('close', () => resolve(false))
  })
}

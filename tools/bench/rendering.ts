import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { nodeBinary } from '../scripts/install/install.mjs'
import { root } from '../scripts/install/steps.mjs'
import { processorMilliseconds } from './processor.ts'

export type BareRendering = {
  measure: (times: number) => Promise<number>
  stop: () => void
}

/** As in a crowd: memory of a request then survives one render. */
const connections = 32

/**
 * Starts `bare-rendering.ts`.
 * @param env addresses of the other systems
 */
export async function startBareRendering(path: string, env: Record<string, string>): Promise<BareRendering> {
  const child = spawn(nodeBinary, ['tools/bench/bare-rendering.ts', path], {
    cwd: root,
    env: { ...process.env, ...env, APP_ENV: 'local', NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const end = new AbortController()
  child.once('exit', () => end.abort(new Error(`React alone did not render ${path}; its output is above.`)))
  const answer = async () => (await once(child, 'message', end))[0]
  await answer()
  return {
    async measure(times) {
      child.send(times)
      return Number(await answer())
    },
    stop: () => child.disconnect(),
  }
}

/** @returns processor milliseconds for each request */
export async function processorPerRequest(pids: number[], url: string, times: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const before = processorMilliseconds(pids)
  let left = times
  const ask = async () => {
    while (left-- > 0) await answered(url, agent)
  }
  await Promise.all(Array.from({ length: connections }, ask))
  agent.destroy()
  return (processorMilliseconds(pids) - before) / times
}

function answered(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent }, answer => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}.`))
      answer.resume().once('end', resolve).once('error', reject)
    })
    asking.once('error', reject).end()
  })
}

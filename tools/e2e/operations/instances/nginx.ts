import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../../../scripts/install/problem.mjs'
import { root } from '../../../scripts/install/steps.mjs'
import { anyFreePort } from '../../../scripts/machine/ports.ts'
import { which } from '../../../scripts/machine/programs.ts'

/**
 * nginx in front of instances of the site, with the very file that is shipped in `deploy/`; only addresses and paths
 * are those of this machine.
 */
export type Nginx = {
  address: string
  /** what its log says: requests it passed on, and how many of them it had to give to a second instance */
  counted: () => Promise<{ requests: number; again: number }>
  stop: () => Promise<void>
}

export const proxyPort = anyFreePort

/** @param sites ports of the instances */
export async function startNginx(port: number, sites: number[]): Promise<Nginx> {
  const program = which('nginx')
  if (!program) throw problem('These tests need nginx: install it (Debian: apt-get install nginx).')
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const log = path.join(folder, 'requests.log')
  const settings = path.join(folder, 'nginx.conf')
  const shipped = readFileSync(path.join(root, 'deploy/nginx/nginx.conf'), 'utf8')
  const here = shipped
    .replace(/( +server site-\d:3000 (.*);\n)+/, (_all, _line, options) =>
      sites.map(site => `server 127.0.0.1:${site} ${options};\n`).join(''),
    )
    .replaceAll(/server (?:booking|content|backend):\d+/g, 'server 127.0.0.1:9')
    .replaceAll('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/dev/stdout', log)
    .replace('/dev/stderr', path.join(folder, 'error.log'))
    .replace('worker_processes auto;', 'worker_processes 1; daemon off;')
  writeFileSync(settings, process.getuid?.() === 0 ? `user root;\n${here}` : here)

  const child = spawn(program, ['-c', settings, '-e', path.join(folder, 'error.log')], { stdio: 'inherit' })
  process.once('exit', () => child.kill('SIGKILL'))
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw problem('nginx does not start; its output is above.')
    await sleep(20)
  }
  return {
    address: `http://127.0.0.1:${port}`,
    async counted() {
      const counts = { requests: 0, again: 0 }
      for await (const line of createInterface({ input: createReadStream(log) })) {
        counts.requests++
        if (/"upstream":"[^"]*,/.test(line)) counts.again++
      }
      return counts
    },
    async stop() {
      child.kill('SIGQUIT')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function listens(port: number) {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(Boolean(socket.destroy())))
    socket.on('error', () => resolve(false))
  })
}

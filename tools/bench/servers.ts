import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nodeBinary } from '../scripts/install/install.mjs'
import { problem } from '../scripts/install/problem.mjs'
import { root } from '../scripts/install/steps.mjs'
import { anyFreePort } from '../scripts/machine/ports.ts'
import { which } from '../scripts/machine/programs.ts'
import type { Page } from './pages.ts'

export const core = 0

export type Server = { name: string; address: string; pids: number[]; stop: () => void }

export function pin(pid: number) {
  if (process.platform === 'linux') spawnSync('taskset', ['-acp', String(core), String(pid)])
}

/**
 * One worker sends the pages as files.
 * @param folder an empty one
 */
export async function startNginx(folder: string, pages: Page[]): Promise<Server> {
  const program = which('nginx')
  if (!program) throw problem('The comparison needs nginx: install it (Debian: apt-get install nginx).')
  const port = await anyFreePort()
  const files = path.join(folder, 'files')
  mkdirSync(files, { recursive: true, mode: 0o755 })
  const locations = pages.map(({ name, path: url, body, headers }) => {
    writeFileSync(path.join(files, `${name}.html`), body)
    const added = Object.entries(headers).map(
      ([header, value]) => `add_header ${header} '${value.replaceAll("'", "\\'")}';`,
    )
    return `location = ${url} { ${added.join(' ')} try_files /${name}.html =404; }`
  })
  const settings = path.join(folder, 'nginx.conf')
  writeFileSync(settings, configuration(folder, port, files, locations))
  const child = spawn(program, ['-c', settings, '-e', path.join(folder, 'error.log')], { stdio: 'inherit' })
  await sleep(500)
  if (child.exitCode !== null) throw problem('nginx does not start; its output is above.')
  const pids = [child.pid ?? 0, ...childrenOf(child.pid ?? 0)]
  for (const pid of pids) pin(pid)
  return { name: 'nginx', address: `http://127.0.0.1:${port}`, pids, stop: () => child.kill('SIGTERM') }
}

export function startHono(pages: Page[]): Promise<Server> {
  return startNode('hono', 'hono-from-memory.ts', {
    pages: pages.map(page => ({ ...page, body: page.body.toString('base64') })),
  })
}

export function startSmallPage(): Promise<Server> {
  return startNode('react router, rendered', 'small-page.ts', {})
}

async function startNode(name: string, file: string, message: object): Promise<Server> {
  const port = await anyFreePort()
  const child = spawn(nodeBinary, [path.join('bench', file)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send({ ...message, port })
  await once(child, 'message')
  const pids = [child.pid ?? 0]
  for (const pid of pids) pin(pid)
  return { name, address: `http://127.0.0.1:${port}`, pids, stop: () => child.kill('SIGTERM') }
}

function configuration(folder: string, port: number, files: string, locations: string[]) {
  return `
    worker_processes 1;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      default_type "text/html; charset=utf-8";
      access_log off;
      etag off;
      if_modified_since off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 10000000;
      open_file_cache max=100;
      client_body_temp_path ${folder};
      proxy_temp_path ${folder};
      fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder};
      scgi_temp_path ${folder};
      server { listen 127.0.0.1:${port}; root ${files}; ${locations.join('\n')} }
    }`
}

function childrenOf(pid: number): number[] {
  const list = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  return list.split('\n').filter(Boolean).map(Number)
}

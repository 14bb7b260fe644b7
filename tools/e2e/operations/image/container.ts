import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { root } from '../../../scripts/install/steps.mjs'
import type { Image } from './image.ts'

/** As compose starts it: a root that is read-only, /tmp in memory, one folder to write, user 1000 without new privileges. */
const script = `mount --bind "$1" "$1"
mount --options remount,bind,ro "$1"
mount --types tmpfs tmpfs "$1/tmp"
mount --bind "$2" "$1/data"
mount --rbind /dev "$1/dev"
mount --rbind /proc "$1/proc"
exec chroot --userspec=1000:1000 "$1" env --chdir=/app setpriv --no-new-privs "$3" "$4"`

type Compose = { services: Record<string, { command: string[]; environment: Record<string, string | number> }> }

const compose: Compose = parse(readFileSync(path.join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true })

export type Container = { output: () => string; stop: () => Promise<void> }

/**
 * Starts one service of `deploy/compose.yaml` from the unpacked image.
 * @param given values of the variables that an owner sets
 * @param own settings that differ where all share one network
 * @param addresses replaces `host:port` of other services
 */
export function startContainer(
  image: Image,
  name: string,
  { folder, given, own, addresses }: { folder: string } & Record<'given' | 'own' | 'addresses', Record<string, string>>,
): Container {
  const { command, environment } = compose.services[name] as Compose['services'][string]
  const settings = Object.entries(environment).map(([key, value]) => [
    key,
    String(value)
      .replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, variable, or = '') => given[variable] ?? or)
      .replace(/[\w-]+:\d{4}\b/g, host => addresses[host] ?? host),
  ])
  const data = path.join(folder, `data-${name}`)
  mkdirSync(data, { recursive: true })
  chownSync(data, 1000, 1000)
  const args = ['--mount', '--fork', '--kill-child', 'sh', '-ec', script, 'sh', image.rootFolder, data, ...command]
  const env = { ...image.env, PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' }
  const child: ChildProcess = spawn('unshare', args, {
    env: { ...env, ...Object.fromEntries(settings), ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', collect)
  return {
    output: () => output,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

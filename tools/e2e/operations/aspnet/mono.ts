import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { problem } from '../../../scripts/install/problem.mjs'
import { which } from '../../../scripts/machine/programs.ts'
import { unpackedPrograms, unpackedSystem } from '../../../scripts/machine/unpack.ts'

/** Mono, which runs ASP.NET outside Windows, installed or unpacked; undefined where it is not. */
export function findMono() {
  const server = which('fastcgi-mono-server4')
  if (!server) return undefined
  const isUnpacked = server.startsWith(unpackedPrograms)
  const home = isUnpacked ? unpackedSystem : '/'
  const [program, library] = [path.join(home, 'usr/bin/mono'), path.join(home, 'usr/lib/mono/4.5')]
  if (![program, path.join(library, 'mcs.exe')].every(file => existsSync(file))) return undefined
  const places = {
    MONO_PATH: library,
    MONO_CFG_DIR: path.join(home, 'etc'),
    MONO_GAC_PREFIX: path.join(home, 'usr'),
    LD_LIBRARY_PATH: path.join(home, 'usr/lib'),
  }
  return { program, library, env: { ...process.env, ...(isUnpacked && places) } }
}

/** Compiles C# into a library, or rejects with what the compiler says. */
export async function compile(sources: string[], output: string): Promise<void> {
  const { program, library, env } = theMono()
  const references = ['System.Web', 'System.Web.Extensions', 'System.Configuration'].map(name => `-r:${name}`)
  const compiler = path.join(library, 'mcs.exe')
  const flags = ['-target:library', '-warnaserror', ...references, `-out:${output}`]
  await promisify(execFile)(program, [compiler, ...flags, ...sources], { env })
}

/**
 * Serves a folder with ASP.NET over FastCGI on a port.
 * @returns ends it
 */
export async function serveAspNet(folder: string, port: number): Promise<() => Promise<void>> {
  const { program, library, env } = theMono()
  const server = path.join(library, 'fastcgi-mono-server4.exe')
  const flags = [`--applications=/:${folder}`, `--socket=tcp:127.0.0.1:${port}`]
  const child = spawn(program, [server, ...flags], { env, stdio: 'ignore' })
  process.once('exit', () => child.kill('SIGKILL'))
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw problem('fastcgi-mono-server4 does not start.')
    await sleep(50)
  }
  return async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

function theMono() {
  const mono = findMono()
  if (!mono) throw problem('These tests need Mono: install it (Debian: apt-get install mono-mcs mono-fastcgi-server4).')
  return mono
}

function listens(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(Boolean(socket.destroy())))
    socket.on('error', () => resolve(false))
  })
}

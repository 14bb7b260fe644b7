import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { problem } from '../install/problem.mjs'
import { checkBinaries, postgresBinary, repairBinaries } from './binaries.ts'
import { damaged } from './postmaster.ts'
import { runningPostmaster } from './running.ts'
import { passwordOf, serviceRoles } from './service-roles.ts'
import { runAs, serverUser, type User } from './unprivileged.ts'

/** The role is no superuser: it owns its database and nothing else. */
const databaseName = 'agency'

/** Only these roles, from this machine, with their passwords. */
const accessOf = (roles: string[]) => `host all ${roles.join(',')} 127.0.0.1/32 scram-sha-256\n`
const servicesAccess = accessOf(serviceRoles)

/** The owner is a member of each, so that it reads and restores everything. */
const addServiceRoles = serviceRoles
  .map(
    role =>
      `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} LOGIN; END IF; END $$\nGRANT ${role} TO ${databaseName}\n`,
  )
  .join('')

/** Creates a draft and renames it. @param options `durable: false` spares the disk, for throw-away data */
export async function ensureCluster(
  directory: string,
  { passwordFile, durable = true }: { passwordFile: string; durable?: boolean },
) {
  repairBinaries()
  if (existsSync(path.join(directory, 'PG_VERSION'))) {
    takeOver(directory)
    const missing = missingCatalogueFile(directory)
    if (missing) throw problem(damaged(directory, `its file ${missing} is missing`))
    const access = path.join(directory, 'pg_hba.conf')
    const isOlder = existsSync(access) && !readFileSync(access, 'utf8').includes(servicesAccess)
    const addRoles = isOlder && !runningPostmaster(directory)
    if (addRoles) runSql(addServiceRoles, directory, durable)
    if (!existsSync(passwordFile)) setPassword(directory, passwordFile, durable)
    else if (addRoles) runSql(alterPasswords(readFileSync(passwordFile, 'utf8')), directory, durable)
    // Last, so that an interrupted start is repeated.
    if (addRoles) appendFileSync(access, servicesAccess)
    return
  }
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw problem(damaged(directory, 'its file PG_VERSION is missing'))
  await checkBinaries()
  const draft = `${directory}.new`
  rmSync(draft, { recursive: true, force: true })
  const user = serverUser(draft)
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  if (user) chownSync(draft, user.uid, user.gid)

  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const initdb = [
    postgresBinary('initdb'),
    '-D',
    draft,
    '-U',
    'postgres',
    '--auth=reject',
    '--no-instructions',
    ...locale,
  ]
  runOnce(initdb.concat(durable ? [] : '--no-sync'), draft)
  chmodSync(path.join(draft, 'pg_hba.conf'), 0o600)
  writeFileSync(path.join(draft, 'pg_hba.conf'), accessOf([databaseName]) + servicesAccess)

  const role = `CREATE ROLE ${databaseName} LOGIN ${durable ? '' : 'CREATEDB'}`
  runSql(`${role}\nCREATE DATABASE ${databaseName} OWNER ${databaseName}\n${addServiceRoles}`, draft, durable)
  setPassword(draft, passwordFile, durable)
  renameSync(draft, directory)
}

/**
 * PostgreSQL wants a private folder of its user. Repairs copies made by root, which belong to root, and by `cp -r`,
 * which are open.
 */
function takeOver(directory: string) {
  const { uid, mode } = statSync(directory)
  const user = serverUser(directory)
  const ownId = user?.uid ?? process.getuid?.()
  const isOurs = uid === ownId && statSync(path.join(directory, 'PG_VERSION')).uid === ownId
  if (!isOurs && !user)
    throw problem(
      `The database in ${directory} belongs to another user (${uid}), as after a copy made by root: give it to yours (sudo chown -R ${ownId} ${directory}).`,
    )
  if (!isOurs && user) giveTo(user, directory)
  if (mode & 0o027) chmodSync(directory, 0o700)
}

/** For root only. */
function giveTo({ uid, gid }: User, directory: string) {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(directory, name), uid, gid)
  chownSync(directory, uid, gid)
}

export function databaseUrl(passwordFile: string, port: number): string {
  return `postgres://${databaseName}:${readFileSync(passwordFile, 'utf8')}@127.0.0.1:${port}/${databaseName}`
}

function setPassword(directory: string, passwordFile: string, durable: boolean) {
  const password = randomBytes(24).toString('hex')
  runSql(alterPasswords(password), directory, durable)
  writeFileSync(passwordFile, password, { mode: 0o600 })
}

function alterPasswords(password: string): string {
  const alter = (role: string, text: string) => `ALTER ROLE ${role} PASSWORD '${text}'\n`
  const services = serviceRoles.map(role => alter(role, passwordOf(role, password)))
  return alter(databaseName, password) + services.join('')
}

/** One statement a line, on a stopped server, as its superuser. */
export function runSql(statements: string, directory: string, durable: boolean) {
  const sync = `fsync=${durable ? 'on' : 'off'}`
  runOnce([postgresBinary('postgres'), '--single', '-D', directory, '-c', sync, 'postgres'], directory, statements)
}

function runOnce(command: string[], directory: string, input = '') {
  const { file, args, options } = runAs(serverUser(directory), command, [directory])
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  const run = spawnSync(file, args, { ...options, env, input, encoding: 'utf8', cwd: '/' })
  // The single-user server ends with 0 even after a failed statement; the error stands on stderr.
  if (run.status === 0 && !/\b(ERROR|FATAL|PANIC):/.test(run.stderr)) return
  if (/No space left/.test(run.stderr)) throw Object.assign(new Error(), { code: 'ENOSPC' })
  const lines = (run.stderr || String(run.error)).trim().split('\n')
  const cause = lines.find(line => /error|FATAL|PANIC/i.test(line)) ?? lines.at(-1)
  throw problem(`PostgreSQL could not create its data folder ${directory}: ${cause}`)
}

const builtIn = new Set(['1', '4', '5'])

/**
 * The server starts without these files but accepts no log-in. PostgreSQL's map (src/backend/utils/cache/relmapper.c):
 * a magic number, the number of entries, then pairs of catalogue and file, all of 32 bits.
 */
function missingCatalogueFile(directory: string): string | undefined {
  const databases = existsSync(path.join(directory, 'base')) ? readdirSync(path.join(directory, 'base')) : []
  const numbers = databases.filter(name => /^\d+$/.test(name))
  if (numbers.every(number => builtIn.has(number))) return 'base/*'
  const needed = ['global', ...numbers.map(number => `base/${number}`)].flatMap(folder => filesOf(directory, folder))
  return needed.find(file => !existsSync(path.join(directory, file)))
}

function filesOf(directory: string, folder: string): string[] {
  const map = `${folder}/pg_filenode.map`
  if (!existsSync(path.join(directory, map))) return [map]
  const bytes = readFileSync(path.join(directory, map))
  const entries = bytes.length < 8 ? 0 : bytes.readInt32LE(4)
  const files = [map]
  for (let at = 8; at < 8 + entries * 8 && at + 8 <= bytes.length; at += 8)
    files.push(`${folder}/${bytes.readUInt32LE(at + 4)}`)
  return files
}

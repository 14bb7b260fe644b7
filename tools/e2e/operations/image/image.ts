import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { nodeBinary } from '../../../scripts/install/install.mjs'
import { root } from '../../../scripts/install/steps.mjs'
import { which } from '../../../scripts/machine/programs.ts'

const node = 'localhost/node-of-the-lock-file'
const base = `FROM scratch
ADD debian.tar /
COPY certificates.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
`
/** A machine behind a proxy trusts its certificate too. */
const certificates = '/etc/ssl/certs/ca-certificates.crt'
const sources = '/etc/apt/sources.list.d/debian.sources'

/** The image of `deploy/Dockerfile`, unpacked. */
export type Image = { rootFolder: string; env: Record<string, string>; remove: () => void }

/**
 * Builds the image without a registry of images: its base is a Debian of the machine's own mirror with the Node of the
 * lock file. Takes root, and minutes.
 */
export function buildImage(folder: string): Image {
  const buildah = (...args: string[]) => {
    const store = ['--root', path.join(folder, 'store'), '--runroot', path.join(folder, 'run')]
    return execFileSync('buildah', [...store, ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 }).trim()
  }
  const build = (...args: string[]) => buildah('build', '--isolation', 'chroot', '--quiet', ...args)

  const source = path.join(folder, 'base')
  mkdirSync(source, { recursive: true })
  const packages = '--include=libatomic1,libstdc++6,ca-certificates'
  const mirror = existsSync(sources) ? [sources] : []
  execFileSync('mmdebstrap', [
    '--quiet',
    '--variant=essential',
    packages,
    'bookworm',
    `${source}/debian.tar`,
    ...mirror,
  ])
  copyFileSync(nodeBinary, path.join(source, 'node'))
  copyFileSync(certificates, path.join(source, 'certificates.crt'))
  const npm = realpathSync(which('npm') ?? '')
  cpSync(path.join(npm, '../..'), path.join(source, 'npm'), { recursive: true, dereference: true })
  writeFileSync(path.join(source, 'Dockerfile'), base)
  build('--tag', node, source)

  // What is committed, as a release is built.
  const checkout = path.join(folder, 'checkout')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, checkout])
  const settings = path.join(homedir(), '.npmrc')
  const registry = existsSync(settings) ? ['--volume', `${settings}:/root/.npmrc:ro`] : []
  const file = ['--file', path.join(checkout, 'deploy/Dockerfile')]
  build(...registry, '--build-arg', `NODE_IMAGE=${node}`, ...file, '--tag', 'site', checkout)
  const container = buildah('from', '--pull-never', 'localhost/site')
  const env: string[] = JSON.parse(buildah('inspect', container)).OCIv1.config.Env
  return {
    rootFolder: buildah('mount', container),
    env: Object.fromEntries(env.map(line => line.split(/=(.*)/s, 2))),
    remove() {
      buildah('umount', '--all')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * `npm start`: installs and builds missing parts, and runs the whole stack until a signal.
 * --only site|content|booking|backend   just that process, in the foreground
 * --dev                                 changes of the site appear at once, services restart
 * This folder runs before any installation: plain JavaScript, Node 18 or later.
 */
import { spawnSync } from 'node:child_process'
import './oldest-node.mjs'

const { install, nodeBinary } = await import('./install.mjs')
const { launch } = await import('./launcher.mjs')
const { command, problem } = await import('./problem.mjs')
const { root } = await import('./steps.mjs')

const args = process.argv.slice(2)

await command(async () => {
  if (process.platform === 'win32') throw problem('Windows itself is not supported: run this in WSL (wsl --install).')
  await install()
  const prepared = spawnSync(nodeBinary, ['tools/scripts/start/prepare.ts', ...args], { cwd: root, stdio: 'inherit' })
  return prepared.status === 0 ? launch(args) : 1
})

/**
 * `npm start`: installs what is missing, then goes on with the Node that comes with the packages: makes what is missing
 * or stale, and runs the whole stack until it receives a signal to stop.
 *   --only site|content|booking|backend   just that process, in the foreground
 *   --dev                                 changes of the site appear at once, services restart
 * What lies in this folder runs before anything is installed: plain JavaScript, Node 18 or later.
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
  const prepared = spawnSync(nodeBinary, ['scripts/start/prepare.ts', ...args], { cwd: root, stdio: 'inherit' })
  return prepared.status === 0 ? launch(args) : 1
})

/**
 * Installs missing packages, then runs a file on the packages' Node: `node tools/scripts/install/run.mjs tools/scripts/test.ts`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import './oldest-node.mjs'

const { install, nodeBinary } = await import('./install.mjs')
const { command } = await import('./problem.mjs')
const { root } = await import('./steps.mjs')

await command(async () => {
  await install()
  const child = spawn(nodeBinary, process.argv.slice(2), { cwd: root, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  return code ?? 1
})

/**
 * `npm start`: installs and builds what is missing or stale, then runs the whole stack until it is told to stop.
 *   --only site|content|booking|backend   just that process, in the foreground
 *   --dev                                 hot reload of the site, restarts of the services
 * This file and what it imports run before anything is installed: plain JavaScript, Node 18 or later.
 */
const oldestNode = 18

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(`Node ${process.versions.node} is too old: install Node ${oldestNode} or later (https://nodejs.org).`)
  process.exit(1)
}

const { start } = await import('./start/start.mjs')
await start(process.argv.slice(2))

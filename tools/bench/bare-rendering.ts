/**
 * The lower limit of rendering: React's `renderToStaticMarkup` of a page's components and data, captured from the built
 * site and repeated without routes, loaders, headers or sending. A child process with Node's usual memory settings.
 */
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { readEnv } from '@agency/site/server/settings/env.ts'
import type { ReactElement } from 'react'
import { root } from '../scripts/install/steps.mjs'

type Build = {
  createSite: (...settings: unknown[]) => { app: { request: (url: string) => Promise<Response> } }
}
type Rendered = ReactElement<{ children?: Rendered; context?: { serverHandoffStream?: unknown } }>

const [path = '/'] = process.argv.slice(2)
const react = createRequire(`${root}/site/server/`)('react-dom/server')
const render: (element: Rendered) => string = react.renderToStaticMarkup
const rendered: Rendered[] = []
// Before the build, which imports this function, is loaded.
react.renderToStaticMarkup = (element: Rendered) => {
  rendered.push(element)
  return render(element)
}
// In a variable, because the build does not exist during type checks.
const build: string = '../../site/build/server/index.js'
const { createSite }: Build = await import(build)
const { app } = createSite(readEnv(process.env), createLogger('site', 'silent'), `${root}/site/build/client`)
for (let attempt = 0; (await status()) !== 200; attempt++) {
  // The content system has just started too.
  if (attempt === 20) throw new Error(`${path} cannot be rendered.`)
  rendered.length = 0
  await sleep(500)
}
for (const element of rendered) dropStream(element)

process.on('message', (times: number) => {
  const before = process.cpuUsage()
  for (let count = 0; count < times; count++) Buffer.from(rendered.map(render).join(''))
  const { user, system } = process.cpuUsage(before)
  process.send?.((user + system) / 1000 / times)
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

async function status() {
  return (await app.request(`http://localhost${path}`)).status
}

/** React Router's copy of the data for browsers works once; pages of the site have none. */
function dropStream(element: Rendered | undefined) {
  if (element?.props?.context) element.props.context.serverHandoffStream = undefined
  else if (element?.props?.children) dropStream(element.props.children)
}

import { command } from '../install/problem.mjs'
import { build } from './build.ts'
import { readOptions, readSettings, toStart } from './settings.ts'

await command(() => {
  const { only, dev } = readOptions(process.argv.slice(2))
  const started = only ? [only] : toStart(readSettings()).map(({ name }) => name)
  return build(started.filter(name => !(dev && name === 'site')))
})

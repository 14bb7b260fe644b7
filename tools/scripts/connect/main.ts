/** `npm run connect` and `npm run contract`. */
import { command, problem } from '../install/problem.mjs'
import { isVerb, readOptions, usage, type Verb } from './options.ts'

/** Loaded on demand: each needs much that the other does not. */
const verbs: { [Of in Verb]: (args: string[]) => Promise<number> } = {
  connect: async args => (await import('./connect.ts')).connect(readOptions('connect', args)),
  contract: async args => (await import('./contract.ts')).contract(readOptions('contract', args)),
}

await command(async () => {
  const [verb = '', ...args] = process.argv.slice(2)
  if (!isVerb(verb)) throw problem('Say connect or contract first.')
  if (!args.includes('--help')) return verbs[verb](args)
  console.log(usage[verb])
})

/** Makes what is missing or stale before a start. Takes the arguments of `npm start`. */
import { command } from '../install/problem.mjs'
import { build } from './build.ts'
import { readOptions } from './settings.ts'

await command(() => build(readOptions(process.argv.slice(2))))

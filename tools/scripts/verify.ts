/** `npm run verify`: everything that must hold before a change is done, without browsers. */
import { report, verify } from './checks/checks.ts'
import { command } from './install/problem.mjs'

await command(async () => report(await verify()))

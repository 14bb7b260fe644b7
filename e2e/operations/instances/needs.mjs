import { test } from 'vitest'
import { which } from '../../../scripts/start/debian.mjs'

/**
 * `test` where these programs are; where they are not, it is skipped. `npm test` gets them first where they can be had, and
 * says at its end why not.
 *
 * @param {...string} programs
 */
export function testWith(...programs) {
  return test.skipIf(programs.some(program => !which(program)))
}

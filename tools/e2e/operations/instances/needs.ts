import { test } from 'vitest'
import { which } from '../../../scripts/machine/programs.ts'

/**
 * `test` where these programs are; where they are not, it is skipped. `npm test` gets them first where they can be
 * had, and says at its end why not.
 */
export function testWith(...programs: string[]) {
  return test.skipIf(programs.some(program => !which(program)))
}

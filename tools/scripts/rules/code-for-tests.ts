/** No code exists for tests alone, except in `testing` folders and `sample-*` files. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../install/steps.mjs'

const knip = path.join(root, 'node_modules/.bin/knip')
process.exitCode = spawnSync(knip, ['--production', '--no-progress'], { cwd: root, stdio: 'inherit' }).status ?? 1

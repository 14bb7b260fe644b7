import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../install/steps.mjs'

const ignored = /^(node_modules|build|test-results|\..*)$|\.test\.tsx?$/

/** Changes with any name or content. */
export function fingerprint(inputs: string[]): string {
  const hash = createHash('sha256')
  const add = (name: string) => {
    const place = path.join(root, name)
    const stat = statSync(place, { throwIfNoEntry: false })
    if (stat?.isDirectory()) {
      const names = readdirSync(place).filter(one => !ignored.test(one))
      for (const one of names.sort()) add(path.join(name, one))
    } else if (stat) {
      hash.update(`${name}\0${stat.size}\0`).update(readFileSync(place))
    }
  }
  for (const name of inputs) add(name)
  return hash.digest('hex')
}

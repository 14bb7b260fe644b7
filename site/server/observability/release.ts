import { readFileSync } from 'node:fs'

/**
 * The running release: `RELEASE`, which images set, or the commit of the working copy.
 * @param given The setting.
 */
export function releaseOf(given: string): string {
  if (given !== '') return given
  try {
    const head = readFileSync('.git/HEAD', 'utf8').trim()
    const ref = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1]
    return (ref ? commitOf(ref) : head).slice(0, 12)
  } catch {
    return 'unknown'
  }
}

function commitOf(ref: string): string {
  try {
    return readFileSync(`.git/${ref}`, 'utf8').trim()
  } catch {
    const packed = readFileSync('.git/packed-refs', 'utf8').split('\n')
    return packed.find(line => line.endsWith(` ${ref}`))?.split(' ')[0] ?? 'unknown'
  }
}

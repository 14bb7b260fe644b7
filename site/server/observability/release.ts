import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The build of an image writes the release here. */
export const releaseFile = 'release.txt'

/** The release of the image, or the commit of the working copy. */
export function runningRelease(folder = '.'): string {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim()
  try {
    const built = existsSync(join(folder, releaseFile)) && read(releaseFile)
    if (built) return built
    const head = read('.git/HEAD')
    const ref = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1]
    return (ref ? commitOf(ref, read) : head).slice(0, 12)
  } catch {
    return 'unknown'
  }
}

function commitOf(ref: string, read: (name: string) => string): string {
  try {
    return read(`.git/${ref}`)
  } catch {
    const packed = read('.git/packed-refs').split('\n')
    return packed.find(line => line.endsWith(` ${ref}`))?.split(' ')[0] ?? 'unknown'
  }
}
